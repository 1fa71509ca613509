import type { Figure } from './figure'
import { multiplierOf } from './number-words'
import { readSpelledFigures } from './spelled-figures'
import { unitOf, type Unit } from './units'

const ADJECTIVE = '(?:(?:business|calendar|working|full|more|consecutive) )'
const UNIT = '(?:[%€£$]|por ciento|per cent|[ap]\\.m\\b|[a-zµ]+)'
const NUMBER = '\\d(?:[\\d.,]*\\d)?'
const AMOUNT = new RegExp(
  `(us\\$ ?|[$€£] ?|usd ?)?(?<![a-z\\d])(${NUMBER})(?:(?:st|nd|rd|th|º|ª|x|s)\\b)?(?: ?-? ?(k\\b|hundred|thousand|million|mil|millon|millones)(?: de)?\\b)?(?: ?-? ?(?:de )?${ADJECTIVE}?(${UNIT}))?`,
  'gu',
)
const MONTH_FIRST =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) (\d{1,2})\b/g

/** `1,500` is one number; `1.500` may be two. */
function valuesOf(written: string): readonly number[] {
  const isGrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
  const isOtherWay = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(written)
  const english = Number(written.replaceAll(',', isGrouped ? '' : '.'))
  const other = Number(written.replaceAll('.', '').replaceAll(',', '.'))
  if (isOtherWay) return Number.isNaN(english) ? [other] : [other, english]
  return Number.isNaN(english) ? [...written.matchAll(/\d+/g)].map(Number) : [english]
}

const squeezed = (unit: string | undefined) => (unit === 'por ciento' || unit === 'per cent' ? 'percent' : unit)

/** The first number of a range counts what the second counts. */
function unitAfterRange(text: string, end: number): Unit | undefined {
  const rest = text.slice(end, end + 60)
  const match = new RegExp(`^ ?(?:-|to|a|and|or|y|o|through) ?([$€£])? ?${NUMBER} ?-? ?(${UNIT})?`).exec(rest)
  return match ? (match[1] ? 'money' : unitOf(squeezed(match[2]))) : undefined
}

function writtenFigures(text: string): Figure[] {
  return [...text.matchAll(AMOUNT)].map((match) => {
    const [whole, currency, written, multiplier, unit] = match
    const factor = multiplier === 'k' ? 1_000 : multiplierOf(multiplier)
    const endOfNumber = match.index + whole.indexOf(written!) + written!.length
    return {
      values: valuesOf(written!).map((value) => value * factor),
      unit: currency ? 'money' : (unitOf(squeezed(unit)) ?? unitAfterRange(text, endOfNumber)),
      isSpelled: false,
    }
  })
}

const datesByMonth = (text: string): Figure[] =>
  [...text.matchAll(MONTH_FIRST)].map(([, day]) => ({ values: [Number(day)], unit: 'date', isSpelled: false }))

/** Every number of a folded text. */
export const readFigures = (text: string): readonly Figure[] => [
  ...writtenFigures(text),
  ...datesByMonth(text),
  ...readSpelledFigures(text),
]

/** Whether more of the figure may be coming after these words. */
export const RANGE_CONNECTORS: ReadonlySet<string> = new Set([
  'to',
  'a',
  'and',
  'or',
  'y',
  'o',
  'through',
  'de',
  'por',
  'per',
  '-',
])
