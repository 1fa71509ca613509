/** The closed lists a person chooses from. Stored as written here; shown through the message catalogs. */
export const INSURANCE_STATUSES = ['private', 'medicare', 'medicaid', 'uninsured', 'other'] as const
export type InsuranceStatus = (typeof INSURANCE_STATUSES)[number]

export const HEALTHCARE_NEEDS = [
  'routine',
  'specialist',
  'mental_health',
  'emergency',
  'prescriptions',
  'chronic_management',
] as const
export type HealthcareNeed = (typeof HEALTHCARE_NEEDS)[number]

export const GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const
export type Gender = (typeof GENDERS)[number]

export const URGENCIES = ['immediate', 'soon', 'routine'] as const
export type Urgency = (typeof URGENCIES)[number]

/** Low is under $30,000 a year, moderate $30,000 to $75,000, high over $75,000. */
export const FINANCIAL_SITUATIONS = ['low', 'moderate', 'high'] as const
export type FinancialSituation = (typeof FINANCIAL_SITUATIONS)[number]

export const CHRONIC_CONDITIONS = [
  'Diabetes',
  'Hypertension',
  'Heart Disease',
  'Asthma',
  'COPD',
  'Depression',
  'Anxiety',
  'Arthritis',
  'Cancer',
  'Kidney Disease',
  'Other',
] as const
export type ChronicCondition = (typeof CHRONIC_CONDITIONS)[number]

export const FEEDBACK_TYPES = ['bug', 'feature', 'improvement', 'general'] as const
export type FeedbackType = (typeof FEEDBACK_TYPES)[number]

export const AGE_MINIMUM = 1
export const AGE_MAXIMUM = 120
export const HOUSEHOLD_SIZE_MAXIMUM = 20
