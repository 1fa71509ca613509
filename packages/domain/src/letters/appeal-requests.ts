import { answerTime } from './appeal-steps'
import type { Appeal } from './appeal'
import { keepsBenefits } from './ending-care'
import { block, type LetterBlock } from './letter'
import type { LetterFacts } from './letter-facts'
import { where } from './letter-frame'
import { PRIVATE_PLANS, type AppealPlan, type DenialReason } from './letter-kinds'

function mainRequest({ endsApprovedCare, isCareGiven }: LetterFacts): LetterBlock {
  if (endsApprovedCare) return block('request.continue', ['service'])
  return block(isCareGiven ? 'request.pay' : 'request.approve', ['service'])
}

interface ReasonRequest {
  readonly code: string
  readonly reason: DenialReason
  /** Left out: every kind, and where it is not known. */
  readonly plans?: readonly AppealPlan[]
  readonly isOfBill?: true
}

/** What is asked for beside the decision, by why it was denied. Parity law does not bind Medicare plans. */
const REASON_REQUESTS: readonly ReasonRequest[] = [
  { code: 'parity', reason: 'mental_health_parity', plans: PRIVATE_PLANS },
  { code: 'parity-medicaid', reason: 'mental_health_parity', plans: ['medicaid_managed_care'] },
  { code: 'experimental-definition', reason: 'experimental', plans: PRIVATE_PLANS },
  { code: 'state-step-therapy', reason: 'step_therapy', plans: ['employer_insured', 'marketplace'] },
  { code: 'prior-authorization-bill', reason: 'prior_authorization_missing', isOfBill: true },
]

const reasonRequests = ({ plan, reason, facts }: Appeal): readonly LetterBlock[] =>
  REASON_REQUESTS.filter(
    (each) =>
      each.reason === reason && (each.plans?.includes(plan) ?? true) && (!each.isOfBill || facts.isCareGiven === true),
  ).map(({ code }) => block(`request.${code}`))

const isKeptLate = ({ otherDeadlines }: Appeal): boolean =>
  otherDeadlines.some(({ rule, isPast }) => rule === 'keep-benefits' && isPast)

/** What the appeal asks for, the decision first. */
export function appealRequests(appeal: Appeal): readonly LetterBlock[] {
  const { plan, facts, asOf } = appeal
  const answer = answerTime(plan, facts, asOf)
  return [
    mainRequest(facts),
    ...where(keepsBenefits(plan, facts), block('request.keep-benefits', ['service'])),
    ...where(isKeptLate(appeal), block('request.keep-benefits-late')),
    block('request.reviewer'),
    block('request.papers'),
    ...reasonRequests(appeal),
    ...where(plan === 'any', block('request.plan-kind')),
    block(`request.${answer.code}`, [], answer.params),
  ]
}
