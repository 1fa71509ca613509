import { atLeastZero, type Cents } from '../kernel/cents'
import { creditGuidelineCents } from '../poverty/credit-guideline'
import { divideHalfUp } from '../poverty/divide-half-up'
import { applicableHundredths } from './applicable-percentage'
import { isWithinCreditBand, type CreditIncome } from './credit-band'

export interface Form8962Facts extends CreditIncome {
  /** The second-lowest-cost silver plan for the year (Form 1095-A, column B), in cents. */
  readonly slcspAnnualCents: Cents
  /** The premiums of the plan taken (column A): the credit is never more. Left out before there is a plan. */
  readonly enrolledPremiumAnnualCents?: Cents
}

export interface Form8962Lines {
  /** Household income as a whole percent of poverty, the rest dropped; 401 above four times the guideline. */
  readonly line5: number
  /** The applicable figure, four decimals. Undefined at 401 in a year when the credit ends at 400. */
  readonly line7?: number
  /** What the household pays in a year, and in a month, in whole dollars. */
  readonly line8a?: number
  readonly line8b?: number
  /** Line 11(e). Zero where the income is outside the credit's band. */
  readonly annualCreditCents: Cents
}

const ABOVE_400 = 401

/** Form 8962, line 5: divided, not rounded, digits after the point dropped; by dollars, above 4.00 times is 401. */
export function line5(income: CreditIncome): number {
  const magiCents = atLeastZero(income.magiCents)
  const guideline = creditGuidelineCents(income.size, income.state, income.planYear)
  return magiCents > 4 * guideline ? ABOVE_400 : Math.floor((magiCents * 100) / guideline)
}

function line11(facts: Form8962Facts, line8a: number): Cents {
  if (!isWithinCreditBand(facts)) return 0
  const credit = atLeastZero(facts.slcspAnnualCents - line8a * 100)
  return Math.min(credit, facts.enrolledPremiumAnnualCents ?? credit)
}

/** The credit as the tax return settles it (Form 8962 and its instructions, Worksheet 2 and Table 2). */
export function form8962Lines(facts: Form8962Facts): Form8962Lines {
  const percent = line5(facts)
  const hundredths = applicableHundredths(percent, facts.planYear)
  if (hundredths === undefined) return { line5: percent, annualCreditCents: 0 }
  const line8a = divideHalfUp(atLeastZero(facts.magiCents) * hundredths, 1_000_000)
  return {
    line5: percent,
    line7: hundredths / 10_000,
    line8a,
    line8b: divideHalfUp(line8a, 12),
    annualCreditCents: line11(facts, line8a),
  }
}
