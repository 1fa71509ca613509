import type { Figure } from './figure'
import { spelledNumber } from './number-words'
import { unitOf, type Unit } from './units'

/** Words that count something only behind digits. */
const NOT_UNITS: ReadonlySet<string> = new Set(['second', 'segundo', 'may', 'g'])
const PASSED_OVER = /^(?:de|business|calendar|full|more)$/
const SHARE = /^(?:por ciento|per cent)$/

function unitBehind(next = '', afterNext = ''): Unit | undefined {
  if (SHARE.test(`${next} ${afterNext}`)) return 'percent'
  const word = PASSED_OVER.test(next) ? afterNext : next
  return NOT_UNITS.has(word) ? undefined : unitOf(word)
}

/** Numbers in words that count something: `fifty dollars`, `dos pastillas`. Others are a manner of speaking. */
export function readSpelledFigures(text: string): readonly Figure[] {
  const words = text.match(/[a-zñµ]+|%|[.,;:!?\n]/g) ?? []
  const figures: Figure[] = []
  let at = 0
  while (at < words.length) {
    const number = spelledNumber(words, at)
    at += number?.length ?? 1
    const unit = number && unitBehind(words[at], words[at + 1])
    if (number && unit) figures.push({ values: [number.value], unit, isSpelled: true })
  }
  return figures
}
