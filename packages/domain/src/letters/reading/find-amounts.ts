import type { Cents } from '../../kernel/cents'
import { NUMBER_WORD, readNumberWords } from './number-words'
import type { Span } from './span'

export interface Amount extends Span {
  readonly value: Cents
}

const WHOLE = '(?<whole>\\d{1,3}(?:,\\d{3})+|\\d{1,9})(?:\\.(?<part>\\d{2}))?'
const LARGER = '\\s?k\\b|\\s+(?:hundred|thousand|grand|mil|million|millones)\\b'
const FIGURES = [
  new RegExp(`\\$\\s?${WHOLE}(?![\\w%]|[.,]\\d|${LARGER})`, 'giu'),
  new RegExp(`(?<![\\w$.,])${WHOLE}\\s+(?:dollars|d[oó]lares)\\b`, 'giu'),
]

const inFigures = (text: string): readonly Amount[] =>
  FIGURES.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index, 0: { length }, groups }) => {
      const whole = Number(groups!['whole']!.replaceAll(',', ''))
      return { start: index, end: index + length, value: whole * 100 + Number(groups!['part'] ?? 0) }
    }),
  )

const RUN = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(?<sign>\\$)\\s?)?(?<number>(?:\\d{1,3}|an?|una?|once|${NUMBER_WORD})(?:(?: and| y)?[ -]${NUMBER_WORD}(?![\\p{L}\\d]))*)(?![\\p{L}\\d])`,
  'giu',
)
const CURRENCY =
  /^ (?:dollars|dolares|bucks)(?!\p{L})(?! (?:and|con|y) [\p{L}\d -]{1,20} (?:cents|centavos)(?!\p{L}))/iu
/** What may follow money that is not called so; anything else says what is counted. */
const GOES_ON =
  /^\s*(?:[.,;!?\n]|$)|^\s+(?:for|from|but|because|instead|when|after|before|per|to|on|and|estimate|bill|a (?:month|year)|por|pero|porque|cuando|despues|al|y|en lugar)(?!\p{L})/iu
const IS_LARGE = /hundred|thousand|grand|mil(?!\p{L})|cientos/iu
/** What leads to a year or to the number of something. */
const LEADS_TO_OTHERS = /\b(?:in|since|until|room|page|number|code|en|de|desde|hasta|numero|codigo)\s*$/iu

/** Letter by letter, so that what is found in it stands at the same place in the text. */
const withoutAccents = (text: string): string =>
  [...text].map((letter) => (letter.length === 1 ? letter.normalize('NFD').charAt(0) : letter)).join('')

/** "Two thousand dollars", "a grand", "mil doscientos"; a large number beside no other noun is one too. */
function inWords(text: string): readonly Amount[] {
  const plain = withoutAccents(text)
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

/** Every amount of US dollars in a text, in its order. */
export const findAmounts = (text: string): readonly Amount[] =>
  [...inFigures(text), ...inWords(text)].toSorted((a, b) => a.start - b.start)
