/** The letters and lists that can be drafted. */
export const LETTER_KINDS = [
  'appeal',
  'prior_authorization',
  'application_checklist',
  'charity_care',
  'itemized_bill',
  'estimate_dispute',
  'surprise_bill',
  'debt_validation',
] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

/** Kinds of cover whose denials are appealed by different laws. */
export const PLAN_TYPES = [
  'employer_self_funded',
  'employer_insured',
  'marketplace',
  'medicaid_managed_care',
  'medicare_advantage',
  'part_d',
] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/** Why a plan said no. */
export const DENIAL_REASONS = [
  'not_medically_necessary',
  'prior_authorization_missing',
  'out_of_network',
  'experimental',
  'not_covered',
  'step_therapy',
  'coding_error',
  'late_filing',
  'emergency_care',
  'mental_health_parity',
  'quantity_or_level_of_care',
] as const
export type DenialReason = (typeof DENIAL_REASONS)[number]

export const isPlanType = (text: string): text is PlanType => (PLAN_TYPES as readonly string[]).includes(text)
export const isDenialReason = (text: string): text is DenialReason =>
  (DENIAL_REASONS as readonly string[]).includes(text)

/** `any` where the person does not know: what is then said holds for every kind of plan, and for every reason. */
export type AppealPlan = PlanType | 'any'
export type AppealReason = DenialReason | 'any'

/** Plans from a job, the Marketplace or one's own. */
export const PRIVATE_PLANS = ['employer_self_funded', 'employer_insured', 'marketplace'] as const satisfies PlanType[]
export const MEDICARE_PLANS = ['medicare_advantage', 'part_d'] as const satisfies PlanType[]

export const isPrivatePlan = (plan: AppealPlan): boolean => (PRIVATE_PLANS as readonly string[]).includes(plan)
export const isMedicarePlan = (plan: AppealPlan): boolean => (MEDICARE_PLANS as readonly string[]).includes(plan)

export type ByPlan<T> = Readonly<Record<PlanType, T>>
export type ByReason<T> = Readonly<Record<DenialReason, T>>
