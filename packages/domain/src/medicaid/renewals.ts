import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import { expansionRenewalMonths, retroactiveMonths, SHORTER_MONTHS_FROM } from './renewals.parameters'
import { GEORGIA_PATHWAYS_LAST_DAY } from './work-requirement.parameters'

const CHIP: readonly CoverageCategory[] = ['chip_child', 'chip_pregnant', 'chip_unborn_child']

/**
 * How many months of bills before the application Medicaid pays, now and after the change. Adults of a state's waiver are
 * not enrolled under 42 U.S.C. 1396a(a)(10)(A)(i)(VIII), so they keep the longer term (1396a(a)(34)(B)).
 */
function pastBillsReasons(category: CoverageCategory, asOf: CalendarDate): readonly Reason[] {
  const group = category === 'expansion_adult' ? 'expansionAdult' : 'others'
  const months = retroactiveMonths.on(asOf)[group]
  if (asOf >= SHORTER_MONTHS_FROM) return [because('medicaid.past-bills', { count: months })]
  const monthsLater = retroactiveMonths.on(SHORTER_MONTHS_FROM)[group]
  return [because('medicaid.past-bills-until', { months, monthsLater, from: SHORTER_MONTHS_FROM })]
}

function renewReasons(category: CoverageCategory, asOf: CalendarDate): readonly Reason[] {
  if (category === 'state_adult') return [because('medicaid.renew-may-shorten', { from: SHORTER_MONTHS_FROM })]
  if (category !== 'expansion_adult') return []
  if (asOf < SHORTER_MONTHS_FROM) return [because('medicaid.renew-often-soon', { from: SHORTER_MONTHS_FROM })]
  return [because('medicaid.renew-often', { months: expansionRenewalMonths.on(asOf) })]
}

/**
 * How often the group renews, and how many months of bills before the application Medicaid pays. Georgia Pathways pays
 * none of them, and what comes after its approval is not known.
 */
export function renewalReasons(category: CoverageCategory, asOf: CalendarDate): readonly Reason[] {
  if (CHIP.includes(category)) return []
  if (category === 'georgia_pathways')
    return [because('medicaid.georgia-pathways-ends', { day: GEORGIA_PATHWAYS_LAST_DAY })]
  return [...pastBillsReasons(category, asOf), ...renewReasons(category, asOf)]
}
