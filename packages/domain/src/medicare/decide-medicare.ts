import type { Certainty, ProgramDecision } from '../coverage/coverage-decision'
import type { HouseholdMember } from '../household/household'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Citation, type Reason } from '../kernel/decision'
import { medicareAge, partBDeductible } from './medicare-costs.parameters'
import {
  initialEnrollmentMonths,
  medicareResidenceYears,
  medicareStatuses,
  partAPremium,
  partBLatePenaltyShare,
  partBPremium,
  premiumFreeQuarters,
} from './medicare-eligibility.parameters'

interface MedicareRules {
  readonly age: number
  readonly effectiveFrom: CalendarDate
  readonly source: Citation
  readonly enrolled: readonly Reason[]
  readonly turning65: readonly Reason[]
  readonly after65: readonly Reason[]
}

const ENDS_CREDIT = because('medicare.ends-credit')
const QUESTIONS: readonly string[] = ['work-quarters']
const STATUS_QUESTIONS: readonly string[] = ['work-quarters', 'years-in-status']
const NO_QUESTIONS: readonly string[] = []

/** What Medicare costs in the year, or that the year's prices are not announced. */
function costReasons(asOf: CalendarDate): readonly Reason[] {
  const partBCents = partBPremium.on(asOf)
  const partA = partAPremium.on(asOf)
  const quarters = premiumFreeQuarters.on(asOf)
  if (partBCents === undefined || partA === undefined) return [because('medicare.prices-not-announced', { quarters })]
  return [
    because('medicare.part-a-free', { quarters, ...partA }),
    because('medicare.part-b-premium', { premiumCents: partBCents, deductibleCents: partBDeductible.on(asOf) }),
  ]
}

const rulesByDay = new Map<CalendarDate, MedicareRules>()

function rulesOn(asOf: CalendarDate): MedicareRules {
  const kept = rulesByDay.get(asOf)
  if (kept) return kept
  const { value: age, from, references } = medicareAge.citedOn(asOf)
  const months = initialEnrollmentMonths.on(asOf)
  const signUp = (when: Reason): readonly Reason[] => [
    ENDS_CREDIT,
    when,
    because('medicare.late-penalty', { share: partBLatePenaltyShare.on(asOf) }),
    ...costReasons(asOf),
    because('medicare.savings-programs'),
  ]
  const rules = {
    age,
    effectiveFrom: from,
    source: references[0]!,
    enrolled: [ENDS_CREDIT, because('medicare.savings-programs')],
    turning65: signUp(because('medicare.enroll-around-birthday', months)),
    after65: signUp(because('medicare.enroll-after-65')),
  }
  rulesByDay.set(asOf, rules)
  return rules
}

/** How sure Medicare at 65 is for a status; nothing where it is closed. */
function certaintyOf({ immigrationStatus, yearsInStatus }: HouseholdMember, asOf: CalendarDate): Certainty | undefined {
  if (immigrationStatus === 'citizen') return 'clear'
  if (!medicareStatuses.on(asOf).has(immigrationStatus)) return undefined
  if (immigrationStatus !== 'lawful_permanent_resident' || yearsInStatus === undefined) return 'check'
  return yearsInStatus >= medicareResidenceYears.on(asOf) ? 'clear' : undefined
}

const finding = ({ age }: HouseholdMember, rules: MedicareRules) => ({
  unit: 'years' as const,
  threshold: rules.age,
  number: age,
  source: rules.source,
  effectiveFrom: rules.effectiveFrom,
  program: 'medicare' as const,
})

const enrolled = (member: HouseholdMember, rules: MedicareRules): ProgramDecision => ({
  ...finding(member, rules),
  rule: 'medicare.enrolled',
  category: 'medicare_enrolled',
  certainty: 'clear',
  reasons: rules.enrolled,
  questions: NO_QUESTIONS,
})

const turning65 = (member: HouseholdMember, rules: MedicareRules, certainty: Certainty): ProgramDecision => ({
  ...finding(member, rules),
  rule: 'medicare.age-65',
  category: 'medicare_65',
  certainty,
  reasons: member.age > rules.age ? rules.after65 : rules.turning65,
  questions: certainty === 'check' ? STATUS_QUESTIONS : QUESTIONS,
})

/**
 * Medicare for those who have it, and at 65 for citizens and for green card holders of five years. A green card of fewer
 * years, or another status, may still open it by 40 quarters of work: then it is to be checked. It ends the tax credit.
 */
export function decideMedicare(member: HouseholdMember, asOf: CalendarDate): ProgramDecision | undefined {
  const rules = rulesOn(asOf)
  if (member.hasMedicare) return enrolled(member, rules)
  if (member.age < rules.age) return undefined
  const certainty = certaintyOf(member, asOf)
  return certainty && turning65(member, rules, certainty)
}
