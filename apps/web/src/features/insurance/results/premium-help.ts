import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { creditBand } from '@careway/domain/aca/credit-band.parameters'
import { creditGuidelineCents } from '@careway/domain/poverty/credit-guideline'
import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { isUsState } from '@careway/domain/vocabulary/us-state'

/**
 * `likely`: a credit above zero. `covered-otherwise`: nobody needs it. `above`, `below`: outside the incomes it is paid
 * at. `none`: nobody can have it for another reason, or their part is more than the benchmark costs. `unpriced`: no
 * benchmark is known.
 */
export type HelpStanding = 'likely' | 'covered-otherwise' | 'above' | 'below' | 'none' | 'unpriced'

const OTHERWISE = new Set(['medicaid', 'chip', 'bhp', 'medicare'])

/** The poverty guideline of the credit for this household, US dollars a year. */
export function guidelineDollars({ year, state, householdSize }: CoverageEstimate): number | undefined {
  return isPlanYear(year) && isUsState(state) ? creditGuidelineCents(householdSize, state, year) / 100 : undefined
}

/** The incomes between which the credit is paid, in dollars; no `to` where it has no upper end. */
export function creditIncomes(estimate: CoverageEstimate): { from: number; to: number | undefined } | undefined {
  const guideline = guidelineDollars(estimate)
  if (guideline === undefined) return undefined
  const { fromPercent, toPercent } = creditBand.on(`${estimate.year}-01-01`)
  const to = toPercent === Number.MAX_SAFE_INTEGER ? undefined : (guideline * toPercent) / 100
  return { from: (guideline * fromPercent) / 100, to }
}

function standingByIncome(estimate: CoverageEstimate): HelpStanding {
  const incomes = creditIncomes(estimate)
  if (incomes?.to !== undefined && estimate.annualIncome > incomes.to) return 'above'
  return incomes && estimate.annualIncome < incomes.from ? 'below' : 'none'
}

export function helpStanding(estimate: CoverageEstimate): HelpStanding {
  const { members, premiumTaxCreditMonthly } = estimate
  if (members.every(({ program }) => OTHERWISE.has(program))) return 'covered-otherwise'
  if (premiumTaxCreditMonthly !== null && premiumTaxCreditMonthly > 0) return 'likely'
  if (premiumTaxCreditMonthly === null && members.some(({ category }) => category === 'credit')) return 'unpriced'
  return standingByIncome(estimate)
}
