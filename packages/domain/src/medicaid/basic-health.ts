import { CHILD_BELOW_AGE, SENIOR_FROM_AGE } from '../household/age-limits'
import { decideEmployerOffer } from '../aca/employer-affordability'
import type { ProgramDecision } from '../coverage/coverage-decision'
import type { Household, HouseholdMember } from '../household/household'
import { creditStatus } from '../immigration/credit-status'
import { yearOf, type CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { creditGuidelineDayOf } from '../poverty/credit-guideline'
import { percentOfGuideline, povertyGuidelineCents } from '../poverty/federal-poverty-level'
import { PLAN_YEARS } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { basicHealthPrograms, type BasicHealthProgram } from './basic-health-programs.parameters'

/** 133 percent and the 5 points of disregard: up to here only those whom Medicaid refuses for their status. */
const MEDICAID_TO_PERCENT = 138
const OFFER_QUESTIONS: readonly string[] = ['employer-premium']
const STATUS_QUESTIONS: readonly string[] = ['immigration-history']
const NO_QUESTIONS: readonly string[] = []

interface OpenProgram extends BasicHealthProgram {
  readonly reasons: readonly Reason[]
}
type ProgramsByState = Partial<Record<UsState, OpenProgram>>

const programsByDay = new Map<CalendarDate, ProgramsByState>()

function programsOn(asOf: CalendarDate): ProgramsByState {
  const kept = programsByDay.get(asOf)
  if (kept) return kept
  const programs: ProgramsByState = {}
  for (const [state, program] of Object.entries(basicHealthPrograms.on(asOf))) {
    const reasons = [
      because('bhp.instead-of-credit', { programName: program.name }),
      because('medicaid.apply-any-time'),
    ]
    programs[state as UsState] = { ...program, reasons }
  }
  programsByDay.set(asOf, programs)
  return programs
}

const mayHold = ({ age, hasMedicare, immigrationStatus }: HouseholdMember, asOf: CalendarDate): boolean =>
  age >= CHILD_BELOW_AGE && age < SENIOR_FROM_AGE && !hasMedicare && creditStatus(immigrationStatus, asOf).mayBuyPlan

/** An affordable offer at work closes the program as it closes the credit; an offer without a price stays a question. */
function isClosedByOffer(member: HouseholdMember, household: Household, asOf: CalendarDate): boolean {
  if (!member.hasEmployerOffer || member.employerPremiumAnnualCents === undefined) return false
  const planYear = PLAN_YEARS.find((year) => year === yearOf(asOf))
  return planYear !== undefined && !decideEmployerOffer(member, household, planYear).isUnaffordable
}

/** What is still open: whether a job's plan is affordable, or whether the state counts the status. */
function questionsOf(member: HouseholdMember, percent: number, asOf: CalendarDate): readonly string[] {
  if (member.hasEmployerOffer && member.employerPremiumAnnualCents === undefined) return OFFER_QUESTIONS
  const isSure = percent > MEDICAID_TO_PERCENT && creditStatus(member.immigrationStatus, asOf).mayHaveCredit
  return isSure || member.immigrationStatus === 'citizen' ? NO_QUESTIONS : STATUS_QUESTIONS
}

/**
 * A Basic Health Program for an adult whom Medicaid does not take: lawfully present, under 65, without Medicare, up to
 * the program's limit, without an affordable offer at work (42 U.S.C. 18051(e); 42 CFR 600.305). Asked after `decideMedicaid`.
 * Income is held against the guideline that the marketplace uses, of the year before: MinnesotaCare's limit for one
 * person in 2026 is $31,300, twice the guideline of 2025.
 */
export function decideBasicHealth(
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
): ProgramDecision | undefined {
  const program = programsOn(asOf)[household.state]
  if (!program || !mayHold(member, asOf)) return undefined
  const day = creditGuidelineDayOf(yearOf(asOf))
  const ofCents = povertyGuidelineCents(household.size, household.state, day)
  if (Math.max(0, household.magiCents) * 100 > program.toPercent * ofCents) return undefined
  if (isClosedByOffer(member, household, asOf)) return undefined
  const number = percentOfGuideline(household.magiCents, ofCents)
  const questions = questionsOf(member, number, asOf)
  return {
    rule: 'bhp.adult',
    unit: 'percent-of-poverty',
    threshold: program.toPercent,
    number,
    source: program.source,
    effectiveFrom: program.from,
    program: 'bhp',
    category: 'bhp_adult',
    certainty: questions.length === 0 ? 'clear' : 'check',
    reasons: program.reasons,
    questions,
  }
}
