import type { Figure } from './figure'
import { spelledNumber } from './number-words'
import { isExactUnit, unitOf, type Unit } from './units'

/** Words that count something only behind digits. */
const NOT_UNITS: ReadonlySet<string> = new Set(['second', 'segundo', 'may', 'g'])
const PASSED_OVER = /^(?:de|business|calendar|full|more)$/
const SHARE = /^(?:por ciento|per cent)$/

function unitBehind(next = '', afterNext = ''): Unit | undefined {
  if (SHARE.test(`${next} ${afterNext}`)) return 'percent'
  const word = PASSED_OVER.test(next) ? afterNext : next
  return NOT_UNITS.has(word) ? undefined : unitOf(word)
}

const SHARES: Readonly<Record<string, number>> = {
  half: 0.5,
  media: 0.5,
  medio: 0.5,
  mitad: 0.5,
  double: 2,
  doble: 2,
  twice: 2,
  couple: 2,
  par: 2,
  triple: 3,
}
const SHARE_OF_DOSE = new RegExp(
  `\\b(${Object.keys(SHARES).join('|')}) (?:(?:an?|the|of|your|una?|de|la|su|usual|normal) )*([a-z]+)`,
  'g',
)

/** `half a tablet`, `double the dose`: of doses only. */
const sharesOfDoses = (text: string): readonly Figure[] =>
  [...text.matchAll(SHARE_OF_DOSE)].flatMap(([, share, word]) => {
    const unit = unitOf(word)
    return unit && isExactUnit(unit) ? [{ values: [SHARES[share!]!], unit, isSpelled: true }] : []
  })

const ODDS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|una?|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|\d+) (?:(?:out of|of every|de cada|in every) ([a-z]+|\d+)|(?:in|of) ([a-z]+|\d+) (?:people|patients|adults|women|men|children|personas)?)/g

const countOf = (word: string): number | undefined =>
  /^\d+$/.test(word) ? Number(word) : spelledNumber([word], 0)?.value

/** `three out of four` is a share. */
const odds = (text: string): readonly Figure[] =>
  [...text.matchAll(ODDS)].flatMap(([whole, part, every, among]) => {
    const of = countOf(every ?? among!)
    const isSaid = every !== undefined || /[a-z]$/.test(whole)
    const share = countOf(part!)
    return share === undefined || !of || !isSaid
      ? []
      : [{ values: [(100 * share) / of], unit: 'percent', isSpelled: true }]
  })

/** Numbers in words that count something: `fifty dollars`, `dos pastillas`. Others are a manner of speaking. */
export function readSpelledFigures(text: string): readonly Figure[] {
  const words = text.match(/[a-zñµ]+|%|[.,;:!?\n]/g) ?? []
  const figures: Figure[] = [...sharesOfDoses(text), ...odds(text)]
  let at = 0
  while (at < words.length) {
    const number = spelledNumber(words, at)
    at += number?.length ?? 1
    const unit = number && unitBehind(words[at], words[at + 1])
    if (number && unit) figures.push({ values: [number.value], unit, isSpelled: true })
  }
  return figures
}
