import { creditGuidelineCents } from '../poverty/credit-guideline'
import type { CsrVariant } from '../vocabulary/health-plan-terms'
import type { CreditIncome } from './credit-band'

export interface CostSharingFacts extends CreditIncome {
  /** Member of a federally recognized tribe, or shareholder of an Alaska Native corporation. */
  readonly isAmericanIndian: boolean
  readonly isCreditEligible: boolean
}

const ZERO_SHARING_TO_PERCENT = 300

/** Upper ends by dollars, included (45 CFR 155.305(g)(2)). */
const SILVER_VARIANTS: readonly (readonly [toPercent: number, variant: CsrVariant])[] = [
  [150, '94'],
  [200, '87'],
  [250, '73'],
]

function tribalVariant(facts: CostSharingFacts, scaledIncome: number, guideline: number): CsrVariant {
  return facts.isCreditEligible && scaledIncome <= ZERO_SHARING_TO_PERCENT * guideline ? 'zero' : 'limited'
}

/**
 * The cost-sharing help that comes with the plan: silver 94, 87 or 73 by income (45 CFR 155.305(g)); for American
 * Indians and Alaska Natives none to pay at all up to 300 percent with the credit, otherwise none at Indian health
 * providers (45 CFR 155.350). Incomes are compared in cents, by the credit's guideline.
 */
export function csrVariantOf(facts: CostSharingFacts): CsrVariant {
  const guideline = creditGuidelineCents(facts.size, facts.state, facts.planYear)
  const scaledIncome = Math.max(0, facts.magiCents) * 100
  if (facts.isAmericanIndian) return tribalVariant(facts, scaledIncome, guideline)
  if (!facts.isCreditEligible) return 'none'
  for (const [toPercent, variant] of SILVER_VARIANTS) if (scaledIncome <= toPercent * guideline) return variant
  return 'none'
}
