import { foldWords } from '../free-text/fold-text'
import { mentionsAny } from '../free-text/mentions-any'
import type { PlanType } from '../vocabulary/health-plan-terms'
import type { CarePathwayFacts } from './care-pathway'

/** What is known of a plan's rules. Unknown is the ordinary case. */
export interface PlanDesign {
  readonly referral: 'needed' | 'not-needed' | 'unknown'
  readonly hasHighDeductible: boolean
  readonly isMedicareAdvantage: boolean
  readonly isMedigap: boolean
}

/** What a plan's own name tells. */
function readPlanName(planName: string | undefined): PlanDesign {
  const words = foldWords(planName ?? '')
  const says = (...phrases: string[]) => mentionsAny(words, phrases)
  const open = says('ppo', 'epo')
  return {
    referral: says('hmo', 'kaiser', 'pos', 'gatekeeper') ? 'needed' : open ? 'not-needed' : 'unknown',
    hasHighDeductible: says('hdhp', 'hsa', 'high deductible', 'bronze', 'catastrophic'),
    isMedicareAdvantage: says('advantage', 'part c') || (says('hmo', 'ppo') && says('medicare')),
    isMedigap: says('medigap', 'supplement*', 'plan g', 'plan n', 'plan f'),
  }
}

const REFERRAL_BY_TYPE: Readonly<Record<PlanType, PlanDesign['referral']>> = {
  HMO: 'needed',
  POS: 'needed',
  EPO: 'not-needed',
  PPO: 'not-needed',
}

/** A chosen plan says its type and its figures; of another only the name is known. */
export function readPlanDesign({ insuranceStatus, insurancePlan, chosenPlan }: CarePathwayFacts): PlanDesign {
  if (insuranceStatus !== 'private' || !chosenPlan) return readPlanName(insurancePlan)
  const { name, planType } = chosenPlan
  const named = readPlanName(name)
  return { ...named, referral: planType ? REFERRAL_BY_TYPE[planType] : named.referral }
}
