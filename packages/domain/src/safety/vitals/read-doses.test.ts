import { expect, it } from 'vitest'
import { assessMessage } from '../assess-message'

const levelOf = (text: string) => assessMessage(text).level

it.each([
  'took 30 tylenol',
  'I took thirty 500 mg Tylenol',
  'took 12 extra strength tylenol at once',
  'I took 16 grams of acetaminophen over a day',
  'been taking 8 tylenol every 4 hours for two days',
  'took 60 units of Novolog instead of 6',
  'took 3 times my lithium dose',
  'me tomé 30 pastillas',
  'toma 6 paracetamol cada 4 horas desde ayer',
])('too much is an emergency: %s', (text) => expect(levelOf(text)).toBe('urgent'))

it.each([
  'took 2 tylenol',
  'taking 2 tylenol every 6 hours',
  'two Tylenol every four hours for fever',
  'took 1000 mg of tylenol',
  'took 20 mg prozac',
  'took 40 units of lantus like always',
  'I take 12 pills a day',
  'gave my 6 year old 10 ml of childrens tylenol',
  'me tomé 2 pastillas para el dolor',
  '30 day supply of tylenol',
])('a usual dose is none: %s', (text) => expect(levelOf(text)).not.toBe('urgent'))
