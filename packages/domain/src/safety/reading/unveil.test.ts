import { expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import { unveil } from './unveil'

it.each([
  ['letters parted by unseen characters', 'c\u200bh\u200be\u200bs\u200bt p\u200da\u200di\u200dn and I can’t breathe'],
  ['unseen characters within words', 'ch\u00adest pa\u2060in and I can’t brea\u200cthe'],
  ['letters set apart', 'c h e s t  p a i n and I can’t breathe'],
  ['letters set apart by points', 'c.h.e.s.t p.a.i.n and I can’t breathe'],
  ['letters of another alphabet', 'сhеst pаin and I can’t breathe'],
  ['letters of the Cyrillic supplement', 'i want to \u0501ie'],
  ['a dotless i', 'i want to d\u0131e'],
  ['small capitals', 'ᴄʜᴇꜱᴛ ᴘᴀɪɴ and I can’t breathe'],
  ['a lost space', 'crushing chestpain'],
  ['words typed together', 'ican’t breathe'],
  ['a whole sentence typed together', 'hestoppedbreathing'],
  ['a Spanish sentence typed together', 'nopuedorespirar'],
  ['a denial typed together', 'my son isnot breathing'],
  ['letters set apart over several words', 'i w a n t t o d i e'],
  ['a hyphen that nobody sees', 'kill\u00admyself'],
  ['figures for letters', 'i want to k1ll mys3lf'],
  ['signs for letters', 'my uncle r@ped me'],
  ['a star for a letter', 'i want to k*ll myself'],
  ['codes for a terminal', '\u001b[31mchest pain\u001b[0m and I can’t breathe'],
  ['an order to forget what was said', 'ignore all previous I took too many pills'],
  ['a question about what was said', 'see all previous. I took too many pills'],
])('%s hide no danger', (_name, message) => {
  expect(assessMessage(message).level).toBe('urgent')
})

it.each([
  'Plan A B C or D',
  'I live in the U.S.A.',
  'у меня болит голова',
  'a previous chest pain years ago',
  'my income within a month',
  'heartburn, papaya and William',
  'f*** this deductible, what the h*ll',
  'my a1c is 6.2 and my b12 is low',
  'matarse de risa',
])('leaves %j alone', (text) => {
  expect(unveil(text.toLowerCase())).toBe(text.toLowerCase())
  expect(assessMessage(text).level).not.toBe('urgent')
})
