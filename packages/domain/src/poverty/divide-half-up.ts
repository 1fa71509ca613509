/** Half-up division of whole, non-negative numbers: no step through a binary fraction, so that a half is a half. */
export const divideHalfUp = (numerator: number, denominator: number): number =>
  Math.floor((2 * numerator + denominator) / (2 * denominator))
