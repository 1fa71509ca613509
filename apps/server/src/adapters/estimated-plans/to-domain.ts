import type { EstimatedPlan } from '@careway/domain/aca/estimate-plans'
import type { OfferedPlan, PlanQuery, PlanSource } from '../../ports/marketplace'

/** One line for a level: no plan's name, no issuer, and nothing that is known of one plan only. */
export const toOfferedPlan = (
  { level, premiumMonthlyCents, design }: EstimatedPlan,
  { state, planYear }: PlanQuery,
  ratingArea: number,
): OfferedPlan => ({
  ...design,
  planId: `estimate-${state}-${ratingArea}-${planYear}-${level}`.toLowerCase(),
  planYear,
  name: '',
  issuer: '',
  premiumMonthlyCents,
  essentialPremiumMonthlyCents: premiumMonthlyCents,
  serviceArea: `${state}-${ratingArea}`,
  effectiveFrom: `${planYear}-01-01`,
})

/** The published benchmark that all the lines start from; `asOf` is the year it was published for. */
export const toSource = ({ citations: [benchmark], ofYear }: EstimatedPlan): PlanSource => ({
  kind: 'estimate',
  title: benchmark?.title ?? '',
  url: benchmark?.url ?? '',
  asOf: String(ofYear),
})
