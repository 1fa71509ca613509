import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import type { UsState } from '../vocabulary/us-state'
import { povertyGuidelines } from './poverty-guidelines.parameters'

/** The guideline in force on that day for a household, in cents a year. Alaska and Hawaii have their own. */
export function povertyGuidelineCents(householdSize: number, state: UsState, asOf: CalendarDate): Cents {
  const guidelines = povertyGuidelines.on(asOf)
  const { firstPersonCents, eachFurtherPersonCents } =
    state === 'AK' || state === 'HI' ? guidelines[state] : guidelines.contiguous
  return firstPersonCents + eachFurtherPersonCents * (Math.max(1, householdSize) - 1)
}

/**
 * Income as a whole percentage of the guideline in force on that day, the figure that Medicaid, CHIP and health
 * centers' sliding fees use. A fraction counts as the next whole percent, so that "at or below 138" stays exact.
 */
export const fplPercent = (incomeCents: Cents, householdSize: number, state: UsState, asOf: CalendarDate): number =>
  Math.ceil((Math.max(0, incomeCents) * 100) / povertyGuidelineCents(householdSize, state, asOf))

/** The yearly income that is that percentage of the guideline, in cents. */
export const incomeAtFplPercent = (percent: number, householdSize: number, state: UsState, asOf: CalendarDate): Cents =>
  Math.floor((povertyGuidelineCents(householdSize, state, asOf) * percent) / 100)
