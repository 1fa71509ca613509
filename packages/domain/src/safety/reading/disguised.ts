import { words } from '../../free-text/words'

/** What is written in other signs to slip past a reader, plain. */
const HIDDEN = words(`
  kill killed killing suicide suicidal suicid die died dying dead death murder hang hanging shoot shooting gun rape raped
  molest molested abuse abused assault assaulted self harm harmed cut cutting overdose overdosed pills drugs drug heroin
  cocaine meth fentanyl hurt myself matar matarme morir morirme muerte suicidio suicidar suicidarme violo violaron abuso
  sobredosis pastillas drogas chest pain breathe breathing breath stroke seizure heart attack cant bleeding throat
`)

/** The signs that stand for a letter. A star stands for any. */
const SIGNS: Readonly<Record<string, string>> = {
  a: '@4',
  b: '8',
  e: '3',
  g: '9',
  i: '1!|',
  l: '1|',
  o: '0',
  s: '$5',
  t: '7+',
  u: 'v',
}

const isReadAs = (written: string, letter: string): boolean =>
  written === letter || written === '*' || (SIGNS[letter]?.includes(written) ?? false)

const hiddenIn = (written: string): string | undefined =>
  HIDDEN.find(
    (word) => word.length === written.length && [...word].every((letter, at) => isReadAs(written[at]!, letter)),
  )

const WRITTEN = /(?<![a-z0-9@$!*|+])[a-z0-9@$!*|+]{2,11}[a-z0-9](?![a-z0-9@$*|+])/g
const HAS_SIGN = /[0-9@$!*|+]/

/** "***" says nothing: half of it must be letters. */
const isMixed = (written: string) =>
  HAS_SIGN.test(written) && (written.match(/[a-z]/g)?.length ?? 0) * 2 >= written.length

/** A plain text in which the grave words that were written with figures or signs ("k1ll", "r@ped") are the words meant. */
export const withoutDisguise = (plain: string): string =>
  plain.replaceAll(WRITTEN, (written) => (isMixed(written) ? (hiddenIn(written) ?? written) : written))
