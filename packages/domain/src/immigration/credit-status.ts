import { belowPovertyException } from '../aca/credit-band.parameters'
import type { RuleFinding } from '../coverage/coverage-decision'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'
import { creditStatuses, type CreditStatuses } from './credit-statuses.parameters'
import type { MedicaidStatus } from './medicaid-status'

export interface CreditStatus extends RuleFinding {
  readonly mayBuyPlan: boolean
  readonly mayHaveCredit: boolean
  readonly reasons: readonly Reason[]
}

interface CreditRules {
  readonly statuses: CreditStatuses
  readonly credit: CreditStatus
  readonly planOnly: CreditStatus
  readonly nothing: CreditStatus
}

const PLAN_ONLY: readonly Reason[] = [because('immigration.plan-at-full-price')]
const NOTHING: readonly Reason[] = [
  because('immigration.no-marketplace-plan'),
  because('immigration.emergency-medicaid'),
  because('immigration.health-center'),
]

const rulesByDay = new Map<CalendarDate, CreditRules>()

function rulesOn(asOf: CalendarDate): CreditRules {
  const kept = rulesByDay.get(asOf)
  if (kept) return kept
  const { value, from, references } = creditStatuses.citedOn(asOf)
  const finding = { rule: 'immigration.credit-status', source: references[0]!, effectiveFrom: from }
  const rules = {
    statuses: value,
    credit: { ...finding, mayBuyPlan: true, mayHaveCredit: true, reasons: [] },
    planOnly: { ...finding, mayBuyPlan: true, mayHaveCredit: false, reasons: PLAN_ONLY },
    nothing: { ...finding, mayBuyPlan: false, mayHaveCredit: false, reasons: NOTHING },
  }
  rulesByDay.set(asOf, rules)
  return rules
}

/**
 * Whether a status allows a marketplace plan, and the tax credit for it, on a day of the coverage year (for a plan of
 * 2027, a day of 2027). Years in the status do not count: a green card holder may have the credit during the five-year
 * wait for Medicaid.
 */
export function creditStatus(status: ImmigrationStatus, coverageDay: CalendarDate): CreditStatus {
  const { statuses, credit, planOnly, nothing } = rulesOn(coverageDay)
  if (!statuses.mayBuyPlan.has(status)) return nothing
  return statuses.mayHaveCredit.has(status) ? credit : planOnly
}

/** Whether the credit reaches below the poverty level for somebody whom Medicaid refuses for their status: to 2025. */
export const mayHaveCreditBelowPoverty = (
  status: ImmigrationStatus,
  medicaid: MedicaidStatus,
  coverageDay: CalendarDate,
): boolean =>
  (medicaid === 'five-year-bar' || medicaid === 'emergency-only') &&
  belowPovertyException.on(coverageDay) &&
  creditStatus(status, coverageDay).mayHaveCredit
