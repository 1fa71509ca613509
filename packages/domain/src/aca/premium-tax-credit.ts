import { atLeastZero, type Cents } from '../kernel/cents'
import { exchangeFplPercent } from '../poverty/credit-guideline'
import { divideHalfUp } from '../poverty/divide-half-up'
import { applicableHundredths } from './applicable-percentage'
import { isWithinCreditBand, type CreditIncome } from './credit-band'

export interface PremiumTaxCreditFacts extends CreditIncome {
  /** The second-lowest-cost silver plan for everybody in the coverage family, cents a month. */
  readonly slcspMonthlyCents: Cents
}

export interface PremiumTaxCredit {
  /** Two decimals, by the credit's guideline. */
  readonly fplPercent: number
  /** A fraction of income, four decimals. Undefined where the income is outside the credit's band. */
  readonly applicablePercentage?: number
  readonly expectedContributionAnnualCents?: Cents
  readonly creditAnnualCents: Cents
  readonly creditMonthlyCents: Cents
}

/**
 * 26 U.S.C. 36B(b)(2) as the exchanges work it out in advance: the benchmark premium less the expected contribution,
 * never below zero and never above the benchmark.
 */
export function premiumTaxCredit(facts: PremiumTaxCreditFacts): PremiumTaxCredit {
  const { magiCents, size, state, planYear, slcspMonthlyCents } = facts
  const fplPercent = exchangeFplPercent(magiCents, size, state, planYear)
  const hundredths = isWithinCreditBand(facts) ? applicableHundredths(fplPercent, planYear) : undefined
  if (hundredths === undefined) return { fplPercent, creditAnnualCents: 0, creditMonthlyCents: 0 }
  const expectedContributionAnnualCents = divideHalfUp(atLeastZero(magiCents) * hundredths, 10_000)
  const creditAnnualCents = atLeastZero(12 * slcspMonthlyCents - expectedContributionAnnualCents)
  return {
    fplPercent,
    applicablePercentage: hundredths / 10_000,
    expectedContributionAnnualCents,
    creditAnnualCents,
    creditMonthlyCents: divideHalfUp(creditAnnualCents, 12),
  }
}
