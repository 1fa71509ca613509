import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import { PLAN_YEARS, type PlanYear } from '../vocabulary/health-plan-terms'
import type { RuleFinding } from './coverage-decision'

const statute: Citation = {
  title: '26 U.S.C. 36B(c)(1)',
  url: 'https://www.law.cornell.edu/uscode/text/26/36B',
  asOf: '2026',
}
const enrollment: Citation = {
  title: '45 CFR 155.305(a), eligibility for enrollment in a qualified health plan',
  url: 'https://www.ecfr.gov/current/title-45/section-155.305',
  asOf: '2026',
}

/** The limits of the credit in a plan year, as rules to point at. */
export interface CreditFindings {
  readonly within: RuleFinding
  readonly above: RuleFinding
  readonly below: RuleFinding
}

/** The credit has had its upper end again since 2026; until then it had none (26 U.S.C. 36B(c)(1)(E)). */
function findingsFor(planYear: PlanYear): CreditFindings {
  const hasUpperEnd = planYear >= 2026
  const effectiveFrom: CalendarDate = hasUpperEnd ? '2026-01-01' : '2021-01-01'
  const common = { unit: 'percent-of-poverty', source: statute, effectiveFrom } as const
  const lower = { ...common, threshold: 100 }
  const upper = { ...common, threshold: 400 }
  return {
    within: hasUpperEnd ? { ...upper, rule: 'aca.credit' } : { ...lower, rule: 'aca.credit-without-upper-end' },
    above: { ...upper, rule: 'aca.credit-ends' },
    below: { ...lower, rule: 'aca.credit-begins' },
  }
}

const byYear = Object.fromEntries(PLAN_YEARS.map((planYear) => [planYear, findingsFor(planYear)])) as Record<
  PlanYear,
  CreditFindings
>

export const creditFindings = (planYear: PlanYear): CreditFindings => byYear[planYear]

export const NOT_APPLYING: RuleFinding = {
  rule: 'household.not-applying',
  source: enrollment,
  effectiveFrom: '2014-01-01',
}

export const MUST_FILE_TAXES: RuleFinding = {
  rule: 'aca.must-file-taxes',
  source: { ...statute, title: '26 U.S.C. 36B(a), (c)(1); 26 CFR 1.36B-2(b)' },
  effectiveFrom: '2014-01-01',
}
