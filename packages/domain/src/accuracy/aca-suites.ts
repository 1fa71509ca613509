import applicablePercentageCases from '../aca/applicable-percentage.cases.json'
import { applicablePercentage } from '../aca/applicable-percentage'
import costSharingCases from '../aca/cost-sharing-reduction.cases.json'
import { csrVariantOf } from '../aca/cost-sharing-reduction'
import { isWithinCreditBand } from '../aca/credit-band'
import form8962Cases from '../aca/form-8962.cases.json'
import { form8962Lines } from '../aca/form-8962'
import creditCases from '../aca/premium-tax-credit.cases.json'
import { premiumTaxCredit } from '../aca/premium-tax-credit'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { accuracySuite, type AccuracySuite } from './accuracy-suite'

const typed = <Given extends { state: string; planYear: number }>(given: Given) => ({
  ...given,
  state: given.state as UsState,
  planYear: given.planYear as PlanYear,
})

export const acaSuites: readonly AccuracySuite[] = [
  accuracySuite({
    id: 'applicable-percentage',
    cases: applicablePercentageCases,
    evaluate: ({ given }) => applicablePercentage(given.fplPercent, given.planYear as PlanYear),
  }),
  accuracySuite({
    id: 'premium-tax-credit',
    cases: creditCases,
    evaluate: ({ given }) => premiumTaxCredit(typed(given)),
  }),
  accuracySuite({
    id: 'form-8962',
    cases: form8962Cases,
    evaluate: ({ given }) => form8962Lines(typed(given)),
  }),
  accuracySuite({
    id: 'cost-sharing-reduction',
    cases: costSharingCases,
    evaluate: ({ given }) => {
      const income = typed(given)
      const facts = { ...income, isCreditEligible: isWithinCreditBand(income) }
      return {
        variant: csrVariantOf({ ...facts, isAmericanIndian: false }),
        tribal: csrVariantOf({ ...facts, isAmericanIndian: true }),
      }
    },
  }),
]
