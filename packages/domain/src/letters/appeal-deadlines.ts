import { addDays, type CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import { drugReviewDays, externalReviewMonths, fairHearingDays, filingDays } from './appeal-times.parameters'
import { cfr } from './cfr'
import { endingDeadlines } from './ending-care'
import type { LetterDeadline } from './letter'
import { deadlineOf, type DeadlineRule } from './letter-deadlines'
import type { LetterFacts } from './letter-facts'
import type { DateField } from './letter-fields'
import { isMedicarePlan, PLAN_TYPES, type AppealPlan, type ByPlan, type PlanType } from './letter-kinds'
import { SET_TIMES } from './set-times'

const CITATIONS: ByPlan<Citation> = {
  employer_self_funded: cfr(29, '2560.503-1', '(h)(3)(i)'),
  employer_insured: cfr(29, '2560.503-1', '(h)(3)(i)'),
  marketplace: cfr(45, '147.136', '(b)(3)'),
  medicaid_managed_care: cfr(42, '438.402', '(c)(2)(ii)'),
  medicare_advantage: cfr(42, '422.582', '(b)'),
  part_d: cfr(42, '423.582', '(b)'),
}

/** Private plans count from receipt; where only the notice's own date is known it is used, as the earlier and safer one. */
const FROM_RECEIPT: readonly [DateField, ...DateField[]] = ['noticeReceivedDate', 'denialDate']
const FROM_NOTICE: readonly [DateField, ...DateField[]] = ['denialDate']
const STARTS: ByPlan<readonly [DateField, ...DateField[]]> = {
  employer_self_funded: FROM_RECEIPT,
  employer_insured: FROM_RECEIPT,
  marketplace: FROM_RECEIPT,
  medicaid_managed_care: FROM_NOTICE,
  medicare_advantage: FROM_NOTICE,
  part_d: FROM_NOTICE,
}

const presumedDeadline = (plan: PlanType, facts: LetterFacts, asOf: CalendarDate): LetterDeadline =>
  deadlineOf(
    {
      rule: `appeal-${plan}`,
      parameter: filingDays,
      lengthOf: (days) => ({ days: days[plan] }),
      citation: CITATIONS[plan],
      startsFrom: STARTS[plan],
    },
    facts,
    asOf,
  )

/** Where a Medicare notice is known to have come sooner than the mail is presumed to take, its time may end sooner. */
function deadlineOfPlan(plan: PlanType, facts: LetterFacts, asOf: CalendarDate): LetterDeadline {
  const presumed = presumedDeadline(plan, facts, asOf)
  const { noticeReceivedDate } = facts
  if (!isMedicarePlan(plan) || !noticeReceivedDate) return presumed
  const { days } = SET_TIMES.medicareReceipt
  const date = addDays(noticeReceivedDate, days)
  if (!presumed.date || date >= presumed.date) return presumed
  return { ...presumed, date, startsFrom: 'noticeReceivedDate', length: { days }, isPast: date < asOf }
}

const daysOf = ({ length }: LetterDeadline): number => ('days' in length ? length.days : 0)

/** The soonest of all kinds of plan. One that counts from a day not known yet could be sooner than any that is. */
function soonestDeadline(facts: LetterFacts, asOf: CalendarDate): LetterDeadline {
  const [soonest] = PLAN_TYPES.map((plan) => deadlineOfPlan(plan, facts, asOf)).toSorted(
    (a, b) => (a.date ?? '').localeCompare(b.date ?? '') || daysOf(a) - daysOf(b),
  )
  return { ...soonest!, rule: 'appeal-any' }
}

/** The last day to appeal to the plan; the one safe for every kind where the kind is not known. */
export const appealDeadline = (plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): LetterDeadline =>
  plan === 'any' ? soonestDeadline(facts, asOf) : deadlineOfPlan(plan, facts, asOf)

/** Where the shortest time has passed, kinds of plan that give longer. */
const longerTimes = (facts: LetterFacts, asOf: CalendarDate): readonly LetterDeadline[] =>
  soonestDeadline(facts, asOf).isPast
    ? [
        { ...deadlineOfPlan('medicare_advantage', facts, asOf), rule: 'appeal-if-medicare' },
        { ...deadlineOfPlan('marketplace', facts, asOf), rule: 'appeal-if-private' },
      ].filter(({ isPast }) => !isPast)
    : []

const externalReview = (citation: Citation): DeadlineRule<number> => ({
  rule: 'external-review',
  parameter: externalReviewMonths,
  lengthOf: (months) => ({ months }),
  citation,
  startsFrom: ['finalDenialDate'],
})

type Reviews = (facts: LetterFacts, asOf: CalendarDate) => readonly LetterDeadline[]

const nextReviews: Readonly<Record<AppealPlan, Reviews>> = {
  any: longerTimes,
  employer_self_funded: (facts, asOf) => [
    deadlineOf(externalReview(cfr(29, '2590.715-2719', '(d)(2)(i)')), facts, asOf),
  ],
  employer_insured: (facts, asOf) => [deadlineOf(externalReview(cfr(29, '2590.715-2719', '(c)(2)(vi)')), facts, asOf)],
  marketplace: (facts, asOf) => [deadlineOf(externalReview(cfr(45, '147.136', '(c)(2)(vi), (d)(2)(i)')), facts, asOf)],
  medicaid_managed_care: (facts, asOf) => [
    deadlineOf(
      {
        rule: 'fair-hearing',
        parameter: fairHearingDays,
        lengthOf: ({ fewestDays }) => ({ days: fewestDays }),
        citation: cfr(42, '438.408', '(f)(2)'),
        startsFrom: ['finalDenialDate'],
      },
      facts,
      asOf,
    ),
  ],
  medicare_advantage: () => [],
  part_d: (facts, asOf) => [
    deadlineOf(
      {
        rule: 'drug-review',
        parameter: drugReviewDays,
        lengthOf: (days) => ({ days }),
        citation: cfr(42, '423.600', '(a)'),
        startsFrom: ['finalDenialDate'],
      },
      facts,
      asOf,
    ),
  ],
}

/** What has a last day of its own beside the appeal: care that goes on, and the review after it. */
export const laterDeadlines = (plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): readonly LetterDeadline[] => [
  ...endingDeadlines(plan, facts, asOf),
  ...nextReviews[plan](facts, asOf),
]
