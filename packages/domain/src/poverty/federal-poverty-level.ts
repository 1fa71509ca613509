import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import type { UsState } from '../vocabulary/us-state'
import { divideHalfUp } from './divide-half-up'
import { povertyGuidelines, type PovertyGuideline, type PovertyGuidelines } from './poverty-guidelines.parameters'

let lastDay: CalendarDate | undefined
let lastGuidelines: PovertyGuidelines | undefined

/** The guidelines of that day. Callers ask about one day many times, so the last answer is kept. */
function guidelinesOn(asOf: CalendarDate): PovertyGuidelines {
  if (lastGuidelines === undefined || asOf !== lastDay) {
    lastGuidelines = povertyGuidelines.on(asOf)
    lastDay = asOf
  }
  return lastGuidelines
}

/** One table's figure for a household of that size, in cents a year. */
export const guidelineForSize = (
  { firstPersonCents, eachFurtherPersonCents }: PovertyGuideline,
  householdSize: number,
): Cents => firstPersonCents + eachFurtherPersonCents * (Math.max(1, householdSize) - 1)

/** A guideline for a household, in cents a year. Alaska and Hawaii have their own. */
export function guidelineCents(guidelines: PovertyGuidelines, householdSize: number, state: UsState): Cents {
  const guideline = state === 'AK' ? guidelines.AK : state === 'HI' ? guidelines.HI : guidelines.contiguous
  return guidelineForSize(guideline, householdSize)
}

/** The guideline in force on that day for a household, in cents a year. */
export const povertyGuidelineCents = (householdSize: number, state: UsState, asOf: CalendarDate): Cents =>
  guidelineCents(guidelinesOn(asOf), householdSize, state)

/** Income as a percentage of a guideline, two decimals, half-up. Below zero counts as zero. */
export const percentOfGuideline = (incomeCents: Cents, ofCents: Cents): number =>
  divideHalfUp(Math.max(0, incomeCents) * 10_000, ofCents) / 100

/**
 * Income as a whole percentage of the guideline in force on that day, the figure that Medicaid, CHIP and health
 * centers' sliding fees use. A fraction counts as the next whole percent, so that "at or below 138" stays exact.
 */
export const fplPercent = (incomeCents: Cents, householdSize: number, state: UsState, asOf: CalendarDate): number =>
  Math.ceil((Math.max(0, incomeCents) * 100) / povertyGuidelineCents(householdSize, state, asOf))

/**
 * Income as Medicaid and CHIP show it: two decimals of the guideline in force on that day (42 CFR 435.4, 435.603). A
 * new guideline replaces the old one on its own first day; until it is published the old one stays in force. Limits are
 * compared in whole percents (`fplPercent`) or cents (`incomeAtFplPercent`), never in this rounded figure.
 */
export const medicaidFplPercent = (
  magiCents: Cents,
  householdSize: number,
  state: UsState,
  asOf: CalendarDate,
): number => percentOfGuideline(magiCents, povertyGuidelineCents(householdSize, state, asOf))

/** The yearly income that is that percentage of the guideline, in cents. */
export const incomeAtFplPercent = (percent: number, householdSize: number, state: UsState, asOf: CalendarDate): Cents =>
  Math.floor((povertyGuidelineCents(householdSize, state, asOf) * percent) / 100)
