import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { keepBenefitsDays } from './appeal-times.parameters'
import { cfr } from './cfr'
import { LAWS } from './laws'
import type { LetterDeadline } from './letter'
import { deadlineOf, type DeadlineRule } from './letter-deadlines'
import type { LetterFacts } from './letter-facts'
import { isMedicarePlan, type AppealPlan } from './letter-kinds'
import { SET_TIMES } from './set-times'

const FAST_TRACK = LAWS['advantage-fast-track'].title

const approvedCare = (): readonly Reason[] => [because('keep-approved-care', { hours: SET_TIMES.ongoingCare.hours })]

/** What comes before all else where the plan ends care that it had approved. */
const ENDING_STEPS: Readonly<Record<AppealPlan, (asOf: CalendarDate) => readonly Reason[]>> = {
  any: () => [because('fast-track-if-medicare', { citation: FAST_TRACK }), because('keep-benefits')],
  employer_self_funded: approvedCare,
  employer_insured: approvedCare,
  marketplace: approvedCare,
  medicaid_managed_care: (asOf) => [
    because('call-keep-benefits', { days: keepBenefitsDays.on(asOf) }),
    because('keep-benefits'),
  ],
  medicare_advantage: () => [because('fast-track', { citation: FAST_TRACK })],
  part_d: () => [],
}

export const endingSteps = (plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): readonly Reason[] =>
  facts.endsApprovedCare ? ENDING_STEPS[plan](asOf) : []

/** Approved care that may go on during the appeal. In Medicare another appeal keeps it, and that one goes first. */
export const keepsBenefits = (plan: AppealPlan, facts: LetterFacts): boolean =>
  facts.endsApprovedCare === true && !isMedicarePlan(plan)

const keptFrom = (rule: string, start: 'denialDate' | 'finalDenialDate', paragraph: string): DeadlineRule<number> => ({
  rule,
  parameter: keepBenefitsDays,
  lengthOf: (days) => ({ days }),
  citation: cfr(42, '438.420', paragraph),
  startsFrom: [start],
})

const keepBenefits = keptFrom('keep-benefits', 'denialDate', '(a)')
const keepBenefitsInHearing = keptFrom('keep-benefits-hearing', 'finalDenialDate', '(c)(2)')

/** Approved care goes on if asked for by the later of ten days after the notice and the day on which it would end. */
function keepBenefitsDeadline(facts: LetterFacts, asOf: CalendarDate): LetterDeadline {
  const deadline: LetterDeadline = { ...deadlineOf(keepBenefits, facts, asOf), goesFirst: true }
  const { benefitEndDate } = facts
  if (!deadline.date || !benefitEndDate || benefitEndDate <= deadline.date) return deadline
  return {
    ...deadline,
    date: benefitEndDate,
    startsFrom: 'benefitEndDate',
    length: { days: 0 },
    isPast: benefitEndDate < asOf,
  }
}

/** Noon of the day before the care ends, where that day is known. */
function fastTrack(rule: string, { benefitEndDate }: LetterFacts, asOf: CalendarDate): readonly LetterDeadline[] {
  if (!benefitEndDate) return []
  const date = addDays(benefitEndDate, -1)
  const citation = cfr(42, '422.626', '(a)')
  return [
    { rule, date, startsFrom: 'benefitEndDate', length: { days: 0 }, citation, isPast: date < asOf, goesFirst: true },
  ]
}

type Deadlines = (facts: LetterFacts, asOf: CalendarDate) => readonly LetterDeadline[]

const ENDING_DEADLINES: Readonly<Partial<Record<AppealPlan, Deadlines>>> = {
  any: (facts, asOf) => [...fastTrack('fast-track-if-medicare', facts, asOf), keepBenefitsDeadline(facts, asOf)],
  medicaid_managed_care: (facts, asOf) => [
    keepBenefitsDeadline(facts, asOf),
    deadlineOf(keepBenefitsInHearing, facts, asOf),
  ],
  medicare_advantage: (facts, asOf) => fastTrack('fast-track', facts, asOf),
}

/** Last days to keep care that the plan is ending. */
export const endingDeadlines = (plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): readonly LetterDeadline[] =>
  facts.endsApprovedCare ? (ENDING_DEADLINES[plan]?.(facts, asOf) ?? []) : []
