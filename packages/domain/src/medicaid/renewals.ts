import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import { isExpansionCategory } from './expansion-categories'
import { expansionRenewalMonths, retroactiveMonths, SHORTER_MONTHS_FROM } from './renewals.parameters'

const CHIP: readonly CoverageCategory[] = ['chip_child', 'chip_pregnant', 'chip_unborn_child']

/** How many months of bills before the application Medicaid pays, now and after the change. */
function pastBillsReasons(category: CoverageCategory, asOf: CalendarDate): readonly Reason[] {
  const group = isExpansionCategory(category) ? 'expansionAdult' : 'others'
  const months = retroactiveMonths.on(asOf)[group]
  if (asOf >= SHORTER_MONTHS_FROM) return [because('medicaid.past-bills', { count: months })]
  const monthsLater = retroactiveMonths.on(SHORTER_MONTHS_FROM)[group]
  return [because('medicaid.past-bills-until', { months, monthsLater, from: SHORTER_MONTHS_FROM })]
}

function renewReasons(category: CoverageCategory, asOf: CalendarDate): readonly Reason[] {
  if (!isExpansionCategory(category)) return []
  if (asOf < SHORTER_MONTHS_FROM) return [because('medicaid.renew-often-soon', { from: SHORTER_MONTHS_FROM })]
  return [because('medicaid.renew-often', { months: expansionRenewalMonths.on(asOf) })]
}

/** How often the group renews, and how many months of bills before the application Medicaid pays. */
export const renewalReasons = (category: CoverageCategory, asOf: CalendarDate): readonly Reason[] =>
  CHIP.includes(category) ? [] : [...pastBillsReasons(category, asOf), ...renewReasons(category, asOf)]
