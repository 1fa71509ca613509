import { joined } from '../choices'

const ANY_OTHER = 'абгдежзийклмнортуфхцшщэюя'.split('')
const WITH_S = ['с=', 'са', 'св', 'сд', 'се', 'сж', 'си', 'ск', 'сл', 'сн', 'со', 'ср', 'ст', 'су', 'сы', 'сын']
const WITH_P = [
  'па',
  'пе',
  'пи',
  'пл',
  'пн',
  'пр',
  'пу',
  'пы',
  'пь',
  'пя',
  'по=',
  'под',
  'пол',
  'пор',
  'пот',
  'пош',
  'пос',
  'пов',
]
const WITH_V = ['ва', 'вд', 'ве', 'вз', 'вн', 'во', 'вр', 'вс', 'вы', 'в ', 'вечер']

/** "Yesterday" tells of now, but for what was watched and read yesterday. */
export const YESTERDAY: readonly string[] = [
  ...joined(['вчера'], [...ANY_OTHER, ...WITH_S, ...WITH_P, ...WITH_V]).split('|'),
  'вчера.',
  'вчера,',
  'со вчера',
  'с вчера',
]
