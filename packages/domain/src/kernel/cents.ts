/** Money is a whole number of US cents. Rounding happens once, in a named function. */
export type Cents = number

export const dollars = (amount: number): Cents => Math.round(amount * 100)

/** The same amount for the wire and the screen, in dollars. */
export const inDollars = (amount: Cents): number => amount / 100

/** Half-up to the cent, the ordinary rule for bills. */
export const roundToCents = (amount: number): Cents => Math.round(amount)

export const atLeastZero = (amount: Cents): Cents => Math.max(0, amount)

/** A price that is known only as a range. `low` equals `high` when it is one figure. */
export interface CentsRange {
  readonly low: Cents
  readonly high: Cents
}

export const exactly = (amount: Cents): CentsRange => ({ low: amount, high: amount })

export const between = (low: Cents, high: Cents): CentsRange => {
  if (low > high) throw new RangeError(`A range runs from low to high, got ${low} to ${high}`)
  return { low, high }
}

export const scaleRange = (range: CentsRange, factor: number): CentsRange => ({
  low: roundToCents(range.low * factor),
  high: roundToCents(range.high * factor),
})

/** The middle of a range, to the cent: the single figure where only one can be carried. */
export const midpoint = (range: CentsRange): Cents => roundToCents((range.low + range.high) / 2)
