import { plainText } from '../reading/fold-message'
import { ARABIC } from './ar'
import type { ForeignLanguage } from './foreign-language'
import { FRENCH } from './fr'
import { HINDI } from './hi'
import { JAPANESE } from './ja'
import { KOREAN } from './ko'
import { PORTUGUESE } from './pt'
import { RUSSIAN } from './ru'
import { TAGALOG } from './tl'
import { VIETNAMESE } from './vi'
import { CHINESE } from './zh'

export const FOREIGN_LANGUAGES = {
  zh: CHINESE,
  ar: ARABIC,
  hi: HINDI,
  fr: FRENCH,
  ko: KOREAN,
  vi: VIETNAMESE,
  ru: RUSSIAN,
  pt: PORTUGUESE,
  tl: TAGALOG,
  ja: JAPANESE,
} as const satisfies Readonly<Record<string, ForeignLanguage>>

const latin = (text: string) =>
  ` ${plainText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
const other = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\p{P}]+/gu, '')

const prepare = (isLatin: boolean, phrase: string) => (isLatin ? latin(phrase).replace(/\* $/, '') : other(phrase))

const READY = Object.values(FOREIGN_LANGUAGES).map(({ isLatin, deniedBefore, deniedAfter, phrases }) => ({
  isLatin,
  deniedBefore: deniedBefore.map((each) => (isLatin ? latin(each).trimEnd() : other(each))),
  deniedAfter: deniedAfter.map((each) => prepare(isLatin, each)),
  phrases: Object.entries(phrases).map(
    ([concept, list]) => [concept, list.map((each) => prepare(isLatin, each))] as const,
  ),
}))
type Ready = (typeof READY)[number]

function isSaid(text: string, phrase: string, language: Ready): boolean {
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const before = text.slice(0, at)
    const after = text.slice(at + phrase.length)
    const isDenied =
      language.deniedBefore.some((each) => before.endsWith(each)) ||
      language.deniedAfter.some((each) => after.startsWith(each))
    if (!isDenied) return true
  }
  return false
}

/** Concepts said in one of the ten languages beside English and Spanish. */
export function findForeignConcepts(text: string): readonly string[] {
  const latinText = latin(text)
  const otherText = /[^\p{ASCII}]/u.test(text) ? other(text) : ''
  return READY.flatMap((language) => {
    const there = language.isLatin ? latinText : otherText
    if (there.trim() === '') return []
    return language.phrases
      .filter(([, phrases]) => phrases.some((phrase) => isSaid(there, phrase, language)))
      .map(([concept]) => concept)
  })
}
