/** A text as the forms read it, and where each of its characters stands in the text as it was written. */
export interface PlainText {
  readonly plain: string
  /** The place in the written text of the character at `index`; for the end, the end of the one before. */
  startOf(index: number): number
  endOf(index: number): number
}

const DASH = /[\u2010-\u2015\u2212\uff0d]/
const SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/
const UNSEEN = /[\p{Cf}\u034f]/u
const DIGIT = /\p{Nd}/u
const FULL_WIDTH = 0xfee0

/** Blocks of digits begin at a code that ends in 0 or 6. */
function asciiDigit(unit: string): string {
  const code = unit.charCodeAt(0)
  const beginsAtZero = DIGIT.test(String.fromCharCode(code & ~15))
  return String((code & 15) - (beginsAtZero ? 0 : 6))
}

/** One unit as our keyboards write it; the same length, or nothing where it is not seen. */
function plainUnit(unit: string): string {
  if (unit <= '~') return unit
  if (UNSEEN.test(unit)) return ''
  if (DASH.test(unit)) return '-'
  if (SPACE.test(unit)) return ' '
  if (unit >= '！' && unit <= '～') return String.fromCharCode(unit.charCodeAt(0) - FULL_WIDTH)
  return DIGIT.test(unit) ? asciiDigit(unit) : unit
}

/** Wide letters, long dashes, digits of other scripts and characters that nobody sees hide nothing from the forms. */
export function plainText(written: string): PlainText {
  const places: number[] = []
  let plain = ''
  for (let at = 0; at < written.length; at += 1) {
    const unit = plainUnit(written[at]!)
    if (unit !== '') places.push(at)
    plain += unit
  }
  return { plain, startOf: (index) => places[index] ?? written.length, endOf: (index) => (places[index - 1] ?? -1) + 1 }
}
