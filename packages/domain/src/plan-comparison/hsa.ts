import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { because, type Citation, type Reason } from '../kernel/decision'
import type { PlanYear } from '../vocabulary/health-plan-terms'
import { COMPARED_SERVICES, type PlanDesignCosts } from './health-plan'
import {
  bronzeAndCatastrophicAreHsaEligible,
  highDeductibleLimits,
  hsaCatchUp,
  hsaContributionLimits,
} from './hsa.parameters'

export const HSA_CODES = [
  'hsa-by-level',
  'hsa-source-says-yes',
  'hsa-source-says-no',
  'hsa-high-deductible',
  'hsa-deductible-too-low',
  'hsa-maximum-too-high',
  'hsa-pays-before-deductible',
  'hsa-ask-plan',
] as const

/** `check`: the figures fit or the law is silent, and the plan itself has to say. */
export interface HsaEligibility {
  readonly kind: 'eligible' | 'not-eligible' | 'check'
  readonly reason: Reason
  readonly citations: readonly Citation[]
}

/** `isHsaEligible` is what the source of the plan says, where it says anything. */
export type HsaPlan = PlanDesignCosts & { readonly isHsaEligible?: boolean }

type Finding = Pick<HsaEligibility, 'kind' | 'reason'>
const finding = (kind: HsaEligibility['kind'], code: (typeof HSA_CODES)[number], params = {}): Finding => ({
  kind,
  reason: because(code, params),
})

const startOf = (planYear: PlanYear): CalendarDate => `${planYear}-01-01`

const isByLevel = ({ level }: HsaPlan) => level === 'Bronze' || level === 'Catastrophic'

/** Neither the statute nor the notice names the variants of bronze plans with less or no cost sharing. */
const byLevel = ({ level, csrVariant, isHsaEligible: saysSo }: HsaPlan): Finding =>
  csrVariant === 'none' || saysSo ? finding('eligible', 'hsa-by-level', { level }) : finding('check', 'hsa-ask-plan')

const paysBeforeDeductible = ({ services }: HsaPlan): boolean =>
  COMPARED_SERVICES.some((service) => {
    const share = services[service]
    return share !== undefined && share.kind !== 'not-covered' && !share.isAfterDeductible
  })

/**
 * The general rule of 26 U.S.C. 223(c)(2)(A). In a family the plan may pay for nobody, not even for a person who has met
 * their own deductible, before the family's least deductible is met (IRS Notice 2004-2, Q&A-3).
 */
function byFigures(plan: HsaPlan, people: number, day: CalendarDate): Finding {
  const { leastDeductible, mostOutOfPocket } = highDeductibleLimits.on(day)
  const isFamily = people > 1
  const leastCents = isFamily ? leastDeductible.familyCents : leastDeductible.selfCents
  const mostCents = isFamily ? mostOutOfPocket.familyCents : mostOutOfPocket.selfCents
  const maximum = isFamily ? plan.outOfPocketMaximumFamilyCents : plan.outOfPocketMaximumIndividualCents
  if (plan.deductibleIndividualCents < leastCents)
    return finding('not-eligible', 'hsa-deductible-too-low', { leastCents })
  if (maximum > mostCents) return finding('not-eligible', 'hsa-maximum-too-high', { mostCents })
  if (paysBeforeDeductible(plan)) return finding('not-eligible', 'hsa-pays-before-deductible')
  const isKnown = COMPARED_SERVICES.every((service) => plan.services[service] !== undefined)
  return isKnown ? finding('eligible', 'hsa-high-deductible') : finding('check', 'hsa-ask-plan')
}

/**
 * Whether a member may put money into a health savings account: bronze and catastrophic plans by law from 2026, then
 * what the plan's source states, then the figures of a high deductible plan.
 */
export function hsaEligibility(plan: HsaPlan, planYear: PlanYear, people = 1): HsaEligibility {
  const day = startOf(planYear)
  const byLaw = bronzeAndCatastrophicAreHsaEligible
  if (byLaw.on(day) && isByLevel(plan)) return { ...byLevel(plan), citations: byLaw.references }
  const citations = [...highDeductibleLimits.references, ...byLaw.references]
  if (plan.isHsaEligible === true) return { ...finding('eligible', 'hsa-source-says-yes'), citations }
  if (plan.isHsaEligible === false) return { ...finding('not-eligible', 'hsa-source-says-no'), citations }
  return { ...byFigures(plan, people, day), citations }
}

export const isHsaEligible = (plan: HsaPlan, planYear: PlanYear, people = 1): boolean =>
  hsaEligibility(plan, planYear, people).kind === 'eligible'

/** What one account may take in a year. Each spouse of 55 or more adds their own amount in an account of their own. */
export function hsaContributionLimit(facts: {
  readonly planYear: PlanYear
  readonly isFamily: boolean
  /** Of the account's owner, at the end of the year. */
  readonly age: number
}): Cents {
  const day = startOf(facts.planYear)
  const { selfCents, familyCents } = hsaContributionLimits.on(day)
  const { fromAge, cents } = hsaCatchUp.on(day)
  return (facts.isFamily ? familyCents : selfCents) + (facts.age >= fromAge ? cents : 0)
}
