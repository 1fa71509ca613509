import { estimatePlans } from '@careway/domain/aca/estimate-plans'
import { ratingAreaOf } from '@careway/domain/aca/rating-areas'
import type { Marketplace, PlanAnswer, PlanQuery } from '../../ports/marketplace'
import { toOfferedPlan, toSource } from './to-domain'

function answer(query: PlanQuery): PlanAnswer {
  const { state, countyFips, zipCode, planYear, people, csrVariant } = query
  const ratingArea = ratingAreaOf(state, countyFips, zipCode)
  if (ratingArea === undefined || people.length === 0) return { kind: 'not-served' }
  const estimated = estimatePlans({ state, ratingArea, planYear, people, csrVariant })
  const [first] = estimated
  if (!first) return { kind: 'not-served' }
  const plans = estimated.map((plan) => toOfferedPlan(plan, query, ratingArea))
  return {
    kind: 'plans',
    plans: plans.sort((a, b) => a.premiumMonthlyCents - b.premiumMonthlyCents),
    source: toSource(first),
  }
}

/** One line per metal level from published premiums, for every state, where no real plans are at hand. */
export const createEstimatedPlans = (): Marketplace => ({
  kind: 'estimate',
  findPlans: async (query) => answer(query),
})
