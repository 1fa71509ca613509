import type { Cents, CentsRange } from '../../kernel/cents'
import type { Citation, Reason } from '../../kernel/decision'
import { isDrug, shareFor, shareOfRest } from '../../plan-comparison/cost-share'
import type { ComparedService, CostShare } from '../../plan-comparison/health-plan'
import type { ChosenPlan } from '../care-pathway'
import { costReason } from '../explain'
import type { Person } from '../person'
import type { Share } from './share'
import type { VisitKind } from './visit-price'

/** Under which of a plan's terms a visit falls. */
export const SERVICE_OF_VISIT: Readonly<Record<VisitKind, ComparedService>> = {
  office: 'primary-care',
  'similar-office': 'specialist',
  specialist: 'specialist',
  therapy: 'mental-health-visit',
  psychiatry: 'mental-health-visit',
  telehealth: 'primary-care',
  retail: 'primary-care',
  urgent: 'urgent-care',
  'self-management': 'primary-care',
  'care-management': 'primary-care',
  vaccine: 'primary-care',
}

/** The plan whose figures count: the chosen one of a person with private cover. */
export const ownPlan = ({ facts }: Person): ChosenPlan | undefined =>
  facts.insuranceStatus === 'private' ? facts.chosenPlan : undefined

const termsOf = (plan: ChosenPlan, service: ComparedService): CostShare =>
  plan.csrVariant === 'zero' ? { kind: 'no-charge', isAfterDeductible: false } : shareFor(plan, service)

const deductibleOf = (plan: ChosenPlan, service: ComparedService): Cents =>
  (isDrug(service) ? plan.drugDeductibleIndividualCents : undefined) ?? plan.deductibleIndividualCents

function reasonFor(terms: CostShare, deductibleCents: Cents): Reason {
  const isAfter = terms.kind !== 'not-covered' && terms.isAfterDeductible && deductibleCents > 0
  switch (terms.kind) {
    case 'copay':
      return isAfter
        ? costReason('pay-own-plan-copay-after', { copayCents: terms.cents, deductibleCents })
        : costReason('pay-own-plan-copay', { copayCents: terms.cents })
    case 'coinsurance': {
      const percent = Math.round(terms.share * 100)
      return isAfter
        ? costReason('pay-own-plan-coinsurance-after', { percent, deductibleCents })
        : costReason('pay-own-plan-coinsurance', { percent })
    }
    case 'no-charge':
      return isAfter
        ? costReason('pay-own-plan-nothing-after', { deductibleCents })
        : costReason('pay-own-plan-nothing')
    case 'not-covered':
      return costReason('pay-own-plan-not-covered')
  }
}

/** From the deductible being met already to none of it, never above the plan's yearly maximum. */
function payOf(terms: CostShare, agreed: CentsRange, deductibleCents: Cents, maximumCents: Cents): CentsRange {
  if (terms.kind === 'not-covered') return agreed
  const ahead = terms.isAfterDeductible ? Math.min(agreed.high, deductibleCents) : 0
  return {
    low: Math.min(maximumCents, shareOfRest(terms, agreed.low)),
    high: Math.min(maximumCents, ahead + shareOfRest(terms, agreed.high - ahead)),
  }
}

/** What the plan's own copay, coinsurance and deductible ask of a price. */
export function ownPlanShare(
  plan: ChosenPlan,
  service: ComparedService,
  agreed: CentsRange,
  priceCitations: readonly Citation[],
): Share {
  const terms = termsOf(plan, service)
  const deductibleCents = deductibleOf(plan, service)
  return {
    copay: payOf(terms, agreed, deductibleCents, plan.outOfPocketMaximumIndividualCents),
    reasons: [reasonFor(terms, deductibleCents), costReason('pay-own-plan-source', { year: String(plan.planYear) })],
    citations: priceCitations,
  }
}
