const LAST_CHILD_AGE = 14
const LAST_RATED_AGE = 64

/** How many rates a plan has in a rating area: 0 to 14, each year from 15 to 63, 64 and over. */
export const RATE_SLOTS = LAST_RATED_AGE - LAST_CHILD_AGE + 1

/** Where an age's rate stands in `plan_rates.cents`, counted from 0. */
export const rateSlotOf = (age: number): number =>
  Math.min(Math.max(age, LAST_CHILD_AGE), LAST_RATED_AGE) - LAST_CHILD_AGE

/** The makes of a family that are charged as one where rates don't go by age, in the order of `plan_rates.tier_cents`. */
export const FAMILY_TIERS = [
  'individual',
  'primary-and-1',
  'primary-and-2',
  'primary-and-3-or-more',
  'couple',
  'couple-and-1',
  'couple-and-2',
  'couple-and-3-or-more',
] as const
