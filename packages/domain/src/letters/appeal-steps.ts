import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import {
  decisionDays,
  externalReviewMonths,
  fairHearingDays,
  drugReviewDays,
  urgentHours,
} from './appeal-times.parameters'
import { endingSteps } from './ending-care'
import { HELP_LINES } from './help-lines'
import type { LetterFacts } from './letter-facts'
import { isMedicarePlan, isPrivatePlan, PLAN_TYPES, type AppealPlan } from './letter-kinds'
import { SET_TIMES } from './set-times'

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

/** A Medicare plan may ask for step therapy only of drugs given at a clinic: 42 CFR 422.136. */
const isClinicDrug = (plan: AppealPlan, { denialReason, isCareGiven }: LetterFacts): boolean =>
  plan === 'medicare_advantage' && denialReason === 'step_therapy' && !isCareGiven

/** The time in which the plan must answer this appeal; between which times, where its kind is not known. */
export function answerTime(plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): Reason {
  if (isExpedited(facts)) return because('answer-hours', { hours: urgentHours.on(asOf) })
  const days = decisionDays.on(asOf)
  const daysOf = (each: (typeof PLAN_TYPES)[number]) =>
    facts.isCareGiven ? days[each].paymentDays : days[each].beforeCareDays
  if (isClinicDrug(plan, facts)) return because('answer-days', { days: SET_TIMES.clinicDrugAppeal.days })
  if (plan !== 'any') return because('answer-days', { days: daysOf(plan) })
  const all = PLAN_TYPES.map(daysOf)
  return because('answer-days-any', { fewestDays: Math.min(...all), mostDays: Math.max(...all) })
}

function urgencySteps(plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): readonly Reason[] {
  if (isExpedited(facts))
    return [
      because('urgent-call', { hours: urgentHours.on(asOf) }),
      ...(isPrivatePlan(plan) ? [because('external-review-now', { hours: SET_TIMES.urgentReview.hours })] : []),
    ]
  return facts.isCareGiven ? [] : [because('ask-urgent', { hours: urgentHours.on(asOf) })]
}

function sendingStep(plan: AppealPlan): Reason {
  if (plan === 'any') return because('arrive-early')
  return because(isMedicarePlan(plan) ? 'arrive-in-time' : 'send-with-proof')
}

/** Where the appeal goes, how it is sent, and what follows a second no, in order. */
export const appealSteps = (plan: AppealPlan, facts: LetterFacts, asOf: CalendarDate): readonly Reason[] => [
  ...endingSteps(plan, facts, asOf),
  ...urgencySteps(plan, facts, asOf),
  ...(plan === 'any' ? [because('plan-kind-card'), because('plan-kind-call')] : []),
  because('send-to-plan'),
  sendingStep(plan),
  because('keep-copies'),
  answerTime(plan, facts, asOf),
  ...REVIEWS[plan](asOf),
]
