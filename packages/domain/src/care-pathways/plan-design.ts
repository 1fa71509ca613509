import { foldWords } from '../free-text/fold-text'
import { mentionsAny } from '../free-text/mentions-any'

/** What a plan's own name tells of its rules. Unknown is the ordinary case. */
export interface PlanDesign {
  readonly referral: 'needed' | 'not-needed' | 'unknown'
  readonly hasHighDeductible: boolean
  readonly isMedicareAdvantage: boolean
  readonly isMedigap: boolean
}

export function readPlanDesign(planName: string | undefined): PlanDesign {
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
