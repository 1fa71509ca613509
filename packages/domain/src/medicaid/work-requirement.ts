import type { Household, HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Citation, type Reason } from '../kernel/decision'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import { decideMedicaid } from './decide-medicaid'
import { isExpansionCategory } from './expansion-categories'
import { workExemption } from './work-exemption'
import { WORK_RULE_PASSED_ON, workRequirement, workRequirementLimits } from './work-requirement.parameters'
import { workRequirementStart } from './work-requirement-start'

export type WorkRequirementKind = 'not-applicable' | 'exempt' | 'met' | 'at-risk' | 'need-more-information'

/** Where a person stands with the rule that adults of the expansion work, study or serve 80 hours a month. */
export interface WorkRequirementDecision {
  readonly kind: WorkRequirementKind
  /** The day the rule begins in the state, where it holds for the person's group at all. */
  readonly startsOn?: CalendarDate
  readonly reasons: readonly Reason[]
  /** Questions whose answer could exempt the person, or show that they meet the rule. */
  readonly questions: readonly string[]
  readonly source: Citation
}

/** Exemptions of the statute that the household does not tell (42 U.S.C. 1396a(xx)(3) and (9)). */
const EXEMPTION_QUESTIONS: readonly string[] = [
  'work.medically-frail',
  'work.cares-for-disabled-person',
  'work.veteran-total-disability',
  'work.foster-care-under-26',
  'work.meets-snap-or-tanf-rule',
  'work.in-treatment-program',
  'work.left-jail-within-3-months',
  'work.postpartum',
]
/** The end of the exemption that HHS may grant (42 U.S.C. 1396a(xx)(11)). */
const LATEST_START: CalendarDate = '2028-12-31'

const ACTIVITY_QUESTIONS: readonly string[] = ['activity-hours', 'work.half-time-student', 'work.own-monthly-income']

/** One adult alone: the household's income is theirs. */
function hasOwnIncome({ magiCents, size }: Household, asOf: CalendarDate): boolean {
  return size === 1 && magiCents >= workRequirementLimits.on(asOf).monthlyIncomeCents * 12
}

function metBy(member: HouseholdMember, household: Household, category: CoverageCategory, asOf: CalendarDate) {
  const { hours } = workRequirement.on(asOf)
  const { monthlyIncomeCents } = workRequirementLimits.on(asOf)
  if ((member.activityHoursMonthly ?? 0) >= hours) return because('work.met-by-hours', { hours })
  if (category === 'georgia_pathways' || !hasOwnIncome(household, asOf)) return undefined
  return because('work.met-by-income', { monthlyIncomeCents })
}

/** HHS may let a state begin later; one that has begun early does not. */
const laterStart = (startsOn: CalendarDate, asOf: CalendarDate): readonly Reason[] =>
  startsOn < workRequirement.on(asOf).startsOn ? [] : [because('work.state-may-start-later', { to: LATEST_START })]

const FEDERAL_QUESTIONS: readonly string[] = [...ACTIVITY_QUESTIONS, ...EXEMPTION_QUESTIONS]
/** Georgia's hours are a condition of joining, and its own sentence says so; the federal rule's notice is not for them. */
const PATHWAYS_QUESTIONS: readonly string[] = ['activity-hours', 'work.half-time-student']

const openQuestions = (category: CoverageCategory): readonly string[] =>
  category === 'georgia_pathways' ? PATHWAYS_QUESTIONS : FEDERAL_QUESTIONS

function consequences(category: CoverageCategory, startsOn: CalendarDate, asOf: CalendarDate): readonly Reason[] {
  if (category === 'georgia_pathways') return []
  const { hours } = workRequirement.on(asOf)
  const { monthlyIncomeCents, noticeDays } = workRequirementLimits.on(asOf)
  return [
    because('work.hours-needed', { hours, monthlyIncomeCents }),
    because('work.notice', { days: noticeDays }),
    because('work.no-credit-after-loss'),
    because('work.hardship'),
    ...laterStart(startsOn, asOf),
  ]
}

/**
 * The work requirement for one person on a day. `category` is their Medicaid group; without it, the group is worked out.
 * Losing Medicaid for it also closes the tax credit (section 71119: 42 U.S.C. 1396a(xx)(7)(B)).
 */
export function decideWorkRequirement(
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
  category: CoverageCategory | undefined = decideMedicaid(member, household, asOf)?.category,
): WorkRequirementDecision {
  const source = workRequirementLimits.references[0]!
  const answer = (
    kind: WorkRequirementKind,
    reasons: readonly Reason[],
    questions: readonly string[] = [],
    startsOn?: CalendarDate,
  ): WorkRequirementDecision => ({ kind, reasons, questions, source, ...(startsOn ? { startsOn } : {}) })

  if (!category || !isExpansionCategory(category) || asOf < WORK_RULE_PASSED_ON)
    return answer('not-applicable', [because('work.group-not-held')])
  const startsOn = workRequirementStart(household.state, category, asOf)
  const exemption = workExemption(member, household, category, asOf)
  if (exemption) return answer('exempt', [exemption], [], startsOn)
  if (asOf < startsOn) {
    const reasons = [because('work.starts-on', { day: startsOn }), ...laterStart(startsOn, asOf)]
    return answer('not-applicable', reasons, EXEMPTION_QUESTIONS, startsOn)
  }
  const met = metBy(member, household, category, asOf)
  if (met) return answer('met', [met], [], startsOn)
  const isUnknown = member.activityHoursMonthly === undefined
  const kind = isUnknown ? 'need-more-information' : 'at-risk'
  return answer(kind, consequences(category, startsOn, asOf), openQuestions(category), startsOn)
}
