const ZERO = 48
const NINE = 57
/** What the prefix 80840, which every NPI has in front when it is checked, adds to the sum. */
const PREFIX_SUM = 24

/**
 * True for a National Provider Identifier: ten digits, the first 1 or 2, the last one found by the Luhn formula over
 * `80840` and the others (45 CFR 162.406).
 */
export function isNpi(text: string): boolean {
  if (text.length !== 10) return false
  let sum = PREFIX_SUM
  for (let at = 0; at < 10; at += 1) {
    const code = text.charCodeAt(at)
    if (code < ZERO || code > NINE) return false
    const doubled = (code - ZERO) * (at % 2 === 0 ? 2 : 1)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0 && (text.startsWith('1') || text.startsWith('2'))
}

const SLICE_BITS = 22
const SLICE_MASK = (1 << SLICE_BITS) - 1

/**
 * Remembers NPIs. The last digit follows from the others and the first is 1 or 2, so a bit for each of the 200 million
 * that can be takes 25 MB at most, in slices of half a megabyte where there are some.
 * @returns true for one that was there before
 */
export function createSeenNpis(): (npi: string) => boolean {
  const slices: (Uint32Array | undefined)[] = []
  return (npi) => {
    const number = Math.floor(Number(npi) / 10)
    const slice = (slices[number >>> SLICE_BITS] ??= new Uint32Array(1 << (SLICE_BITS - 5)))
    const word = (number & SLICE_MASK) >>> 5
    const bit = 1 << (number & 31)
    const isSeen = (slice[word]! & bit) !== 0
    slice[word]! |= bit
    return isSeen
  }
}
