import { because, type Reason, type ReasonParameters } from '../kernel/decision'
import type { Appeal } from './appeal'
import {
  isPrivatePlan,
  MEDICARE_PLANS,
  type AppealPlan,
  type AppealReason,
  type ByReason,
  type DenialReason,
  type PlanType,
} from './letter-kinds'
import { SET_TIMES } from './set-times'

/** Reasons that turn on medicine are reviewed from outside; those that turn on the contract or on papers may not be. */
const IS_MEDICAL: ByReason<boolean> = {
  not_medically_necessary: true,
  prior_authorization_missing: false,
  out_of_network: false,
  experimental: true,
  not_covered: false,
  step_therapy: true,
  coding_error: false,
  late_filing: false,
  emergency_care: true,
  mental_health_parity: true,
  quantity_or_level_of_care: true,
}

interface ReasonNote {
  readonly code: string
  readonly plans: readonly PlanType[]
  readonly reasons: readonly DenialReason[]
  readonly params?: ReasonParameters
}

/** What else holds for a reason in some kinds of plan. Drugs of a pharmacy are another plan's; state law binds insured ones. */
const REASON_NOTES: readonly ReasonNote[] = [
  { code: 'parity-not-medicare', plans: MEDICARE_PLANS, reasons: ['mental_health_parity'] },
  { code: 'parity-small-employer', plans: ['employer_self_funded'], reasons: ['mental_health_parity'] },
  { code: 'state-step-therapy', plans: ['employer_insured', 'marketplace'], reasons: ['step_therapy'] },
  {
    code: 'pharmacy-drug',
    plans: ['medicare_advantage'],
    reasons: [
      'step_therapy',
      'not_covered',
      'quantity_or_level_of_care',
      'experimental',
      'prior_authorization_missing',
    ],
    params: { days: SET_TIMES.clinicDrugAppeal.days },
  },
]

const isOneOf = (all: readonly string[], one: string) => all.includes(one)

const reasonNotes = (plan: AppealPlan, reason: AppealReason): readonly Reason[] =>
  REASON_NOTES.filter(({ plans, reasons }) => isOneOf(plans, plan) && isOneOf(reasons, reason)).map(
    ({ code, params }) => because(code, params),
  )

const isMedical = (reason: AppealReason): boolean => reason !== 'any' && IS_MEDICAL[reason]

/** What to know before an appeal is sent. */
export const appealNotes = ({ plan, reason, facts, deadline }: Appeal): readonly Reason[] => [
  ...(deadline.isPast ? [because('late-reason')] : []),
  because('notice-first'),
  because('send-early'),
  ...(facts.isUrgent && facts.isCareGiven ? [because('urgent-not-for-bills')] : []),
  ...(plan === 'any' ? [because('any-plan')] : []),
  ...(reason === 'any' ? [because('any-reason')] : []),
  ...(plan.startsWith('employer') ? [because('employer-exceptions')] : []),
  ...(isPrivatePlan(plan) && !isMedical(reason) ? [because('external-review-may-not-apply')] : []),
  ...reasonNotes(plan, reason),
]
