import type { Cents } from '../kernel/cents'

/** Percent of a guideline, two decimals, rounded up: one cent above a limit never looks like the limit itself. */
export const percentRoundedUp = (magiCents: Cents, ofCents: Cents): number =>
  Math.ceil((Math.max(0, magiCents) * 10_000) / ofCents) / 100
