import type { Cents } from '../../kernel/cents'
import { FIRST_NUMBER_WORD, NUMBER_WORD, readNumberWords } from './number-words'
import type { Span } from './span'

export interface Amount extends Span {
  readonly value: Cents
}

const WHOLE = '(?<whole>\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.(?<part>\\d{2}))?'
const LARGER = '\\s?k\\b|\\s+(?:hundred|thousand|grand|mil|million|millones)\\b'
const FIGURES = [
  new RegExp(`\\$\\s?${WHOLE}(?![\\w%]|[.,]\\d| \\d{3}(?!\\d)|${LARGER})`, 'giu'),
  new RegExp(`(?<![\\w$.,]|\\d )${WHOLE}\\s+(?:dollars|d[oó]lares)\\b`, 'giu'),
]

const inFigures = (text: string): readonly Amount[] =>
  FIGURES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length }, groups }) => {
      const whole = Number(groups!['whole']!.replaceAll(',', ''))
      return { start: index, end: index + length, value: whole * 100 + Number(groups!['part'] ?? 0) }
    }),
  )

const RUN = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(?<sign>\\$)\\s?)?(?<number>(?:\\d{1,3}|${FIRST_NUMBER_WORD})(?:(?: and| y)?[ -]${NUMBER_WORD}(?![\\p{L}\\d]))*)(?![\\p{L}\\d])`,
  'giu',
)
const CURRENCY =
  /^ (?:dollars|dolares|bucks)(?!\p{L})(?! (?:and|con|y) [\p{L}\d -]{1,20} (?:cents|centavos)(?!\p{L}))/iu
/** What may follow money that is not called so; anything else says what is counted. */
const GOES_ON = new RegExp(
  `^\\s*(?:[.;!?\\n]|,(?! (?:and |y )?${FIRST_NUMBER_WORD}(?!\\p{L}))|$)|^\\s+(?:for|from|but|because|instead|when|after|before|per|to|on|and|estimate|bill|a (?:month|year)|por|pero|porque|cuando|despues|al|y|en lugar)(?!\\p{L})`,
  'iu',
)
const IS_LARGE = /hundred|thousand|grand|mil(?!\p{L})|cientos/iu
/** What leads to a year or to the number of something. */
const LEADS_TO_OTHERS = /\b(?:in|since|until|year|ano|room|page|number|code|en|de|desde|hasta|numero|codigo)\s*$/iu

/** Letter by letter, so that what is found in it stands at the same place in the text. */
const withoutAccents = (text: string): string =>
  [...text].map((letter) => (letter.length === 1 ? letter.normalize('NFD').charAt(0) : letter)).join('')

const MONEY = '(?: (?:dollars|dolares|bucks))?'
const FIGURE_OR_WORD = `(?:\\$?\\d[\\d,.]*|${FIRST_NUMBER_WORD})`
/** What before an amount takes it back, halves it, or makes it one end of a range. */
const DOUBTED_BEFORE: readonly RegExp[] = [
  /-\$?$|\$\d[\d,.]* ?[-–—] ?$|\b(?:hundred|thousand|grand|mil), (?:and |y )?$|\b(?:half|quarter|medi[oa])(?: of| de)? $/iu,
  /(?:\b(?:not|never|nunca)|\b(?:is|was|were|are)n['’]?t)(?: (?:an?|the|about|exactly|even|really|for|charged?|billed?|owed?|me|us)){0,3} $/iu,
  /\bno (?:me |nos )?(?:es|era|fue|son|eran|fueron|debo|cobr\p{L}+)(?: de| por)? $/iu,
  /\b(?:between|entre) (?:[\p{L}\d$,. -]{1,50}? (?:and|y) )?$/iu,
  new RegExp(`(?<![\\p{L}\\d$,.])${FIGURE_OR_WORD}${MONEY} (?:or|to|o|a) $`, 'iu'),
]
const RANGE_AFTER = new RegExp(
  `^${MONEY}(?: (?:or|to|o|a|hasta) (?:an? )?(?:\\$?\\d|${NUMBER_WORD}(?!\\p{L}))|[-–—]\\$?\\d| [-–—] \\$\\d| and a half)`,
  'iu',
)
const LOOKS_BACK = 70

const isSure = (plain: string, { start, end }: Span): boolean => {
  const before = plain.slice(Math.max(0, start - LOOKS_BACK), start)
  return !DOUBTED_BEFORE.some((says) => says.test(before)) && !RANGE_AFTER.test(plain.slice(end, end + LOOKS_BACK))
}

/** "Two thousand dollars", "a grand", "mil doscientos"; a large number beside no other noun is one too. */
function inWords(plain: string): readonly Amount[] {
  return [...plain.matchAll(RUN)].flatMap(({ index, 0: said, groups }) => {
    const number = groups!['number']!.toLowerCase()
    const after = plain.slice(index + said.length, index + said.length + 60)
    const currency = CURRENCY.exec(after)?.[0]
    const isMoney =
      currency !== undefined ||
      (IS_LARGE.test(number) &&
        GOES_ON.test(after) &&
        !LEADS_TO_OTHERS.test(plain.slice(Math.max(0, index - 12), index)))
    const value = /^\d+$/u.test(number) || !isMoney ? undefined : readNumberWords(number)
    return value === undefined
      ? []
      : [{ start: index, end: index + said.length + (currency?.length ?? 0), value: value * 100 }]
  })
}

/** Every amount of US dollars in a text, in its order, but those denied and those of a range. */
export function findAmounts(text: string): readonly Amount[] {
  const plain = withoutAccents(text)
  return [...inFigures(text), ...inWords(plain)]
    .filter((amount) => isSure(plain, amount))
    .toSorted((a, b) => a.start - b.start)
}
