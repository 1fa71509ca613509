import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import {
  decisionDays,
  externalReviewMonths,
  fairHearingDays,
  drugReviewDays,
  urgentHours,
} from './appeal-times.parameters'
import { HELP_LINES } from './help-lines'
import type { LetterFacts } from './letter-facts'
import { PLAN_TYPES, type AppealPlan, type ByReason } from './letter-kinds'

/** An urgent appeal is for care still to come; a bill can wait. */
export const isExpedited = (facts: LetterFacts): boolean => facts.isUrgent === true && facts.isCareGiven !== true

const external = (code: string, asOf: CalendarDate) => because(code, { months: externalReviewMonths.on(asOf) })

const REVIEWS: Readonly<Record<AppealPlan, (asOf: CalendarDate) => readonly Reason[]>> = {
  any: () => [
    because('review-any'),
    because('help-employee-benefits', { phone: HELP_LINES.employeeBenefits.phone }),
    because('help-medicare', { phone: HELP_LINES.medicare.phone }),
    because('help-medicaid'),
    because('help-insurance-department'),
  ],
  employer_self_funded: (asOf) => [
    external('external-review-employer', asOf),
    because('help-employee-benefits', { phone: HELP_LINES.employeeBenefits.phone }),
  ],
  employer_insured: (asOf) => [
    external('external-review-state', asOf),
    because('help-employee-benefits', { phone: HELP_LINES.employeeBenefits.phone }),
    because('help-insurance-department'),
  ],
  marketplace: (asOf) => [external('external-review-marketplace', asOf), because('help-insurance-department')],
  medicaid_managed_care: (asOf) => [because('fair-hearing', { ...fairHearingDays.on(asOf) }), because('help-medicaid')],
  medicare_advantage: () => [
    because('review-automatic'),
    because('help-medicare', { phone: HELP_LINES.medicare.phone }),
  ],
  part_d: (asOf) => [
    because('drug-review', { days: drugReviewDays.on(asOf) }),
    because('help-medicare', { phone: HELP_LINES.medicare.phone }),
  ],
}

const hasReceiptRule = (plan: AppealPlan) => plan === 'medicare_advantage' || plan === 'part_d'

/** The time in which the plan must answer this appeal; between which times, where its kind is not known. */
export function answerTime(plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): Reason {
  if (isExpedited(facts)) return because('answer-hours', { hours: urgentHours.on(asOf) })
  const days = decisionDays.on(asOf)
  const daysOf = (each: (typeof PLAN_TYPES)[number]) =>
    facts.isCareGiven ? days[each].paymentDays : days[each].beforeCareDays
  if (plan !== 'any') return because('answer-days', { days: daysOf(plan) })
  const all = PLAN_TYPES.map(daysOf)
  return because('answer-days-any', { fewestDays: Math.min(...all), mostDays: Math.max(...all) })
}

function urgencySteps(facts: LetterFacts, asOf: CalendarDate): readonly Reason[] {
  if (isExpedited(facts)) return [because('urgent-call', { hours: urgentHours.on(asOf) })]
  return facts.isCareGiven ? [] : [because('ask-urgent', { hours: urgentHours.on(asOf) })]
}

function sendingStep(plan: AppealPlan): Reason {
  if (plan === 'any') return because('arrive-early')
  return because(hasReceiptRule(plan) ? 'arrive-in-time' : 'send-with-proof')
}

/** Approved care that may go on during the appeal. */
export const keepsBenefits = (plan: AppealPlan, facts: LetterFacts): boolean =>
  facts.endsApprovedCare === true && (plan === 'medicaid_managed_care' || plan === 'any')

/** Where the appeal goes, how it is sent, and what follows a second no, in order. */
export const appealSteps = (plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): readonly Reason[] => [
  ...urgencySteps(facts, asOf),
  ...(plan === 'any' ? [because('plan-kind-card'), because('plan-kind-call')] : []),
  because('send-to-plan'),
  sendingStep(plan),
  because('keep-copies'),
  answerTime(plan, facts, asOf),
  ...(keepsBenefits(plan, facts) ? [because('keep-benefits')] : []),
  ...REVIEWS[plan](asOf),
]

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

const isPrivate = (plan: AppealPlan) => plan.startsWith('employer') || plan === 'marketplace'

function planNotes(plan: AppealPlan, facts: LetterFacts): readonly Reason[] {
  const isMedical = facts.denialReason !== undefined && IS_MEDICAL[facts.denialReason]
  const isParity = facts.denialReason === 'mental_health_parity'
  return [
    ...(plan === 'any' ? [because('any-plan')] : []),
    ...(facts.denialReason === undefined ? [because('any-reason')] : []),
    ...(plan.startsWith('employer') ? [because('employer-exceptions')] : []),
    ...(isPrivate(plan) && !isMedical ? [because('external-review-may-not-apply')] : []),
    ...(hasReceiptRule(plan) && isParity ? [because('parity-not-medicare')] : []),
  ]
}

export const appealNotes = (plan: AppealPlan, facts: LetterFacts): readonly Reason[] => [
  because('notice-first'),
  because('send-early'),
  ...(facts.isUrgent && facts.isCareGiven ? [because('urgent-not-for-bills')] : []),
  ...planNotes(plan, facts),
]
