/** What an assistance program helps with. */
export const PROGRAM_TYPES = ['insurance', 'prescription', 'financial'] as const
export type ProgramType = (typeof PROGRAM_TYPES)[number]

/** What a community resource does. The first four are the ones people filter by; the rest is shown among all. */
export const RESOURCE_TYPES = [
  'transportation',
  'financial_aid',
  'interpreter',
  'legal_aid',
  'crisis',
  'health',
  'other',
] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

export const HELP_TYPES = [...PROGRAM_TYPES, ...RESOURCE_TYPES] as const
export type HelpType = (typeof HELP_TYPES)[number]

/** How far a record was checked. What is not `verified` says so on screen: check before you rely on it. */
export const VERIFICATIONS = ['verified', 'partly', 'unverified'] as const
export type Verification = (typeof VERIFICATIONS)[number]

/** How likely it is that a person qualifies, in the order in which they are listed. */
export const LIKELIHOODS = ['likely', 'maybe', 'need-more-information', 'unlikely'] as const
export type Likelihood = (typeof LIKELIHOODS)[number]

/** What a rule asks that nothing else in the profile says. Answered yes, no, or not at all. */
export const HELP_CIRCUMSTANCES = [
  'veteran',
  'veteran_family',
  'military_retiree_or_family',
  'federally_recognized_tribe',
  'lost_job_cover',
  'hospital_bill',
  'surprise_bill',
  'insulin',
  'brand_name_drug',
  'cannot_afford_medicine',
  'opioid_use',
  'hiv',
  'rare_disease',
  'blood_cancer',
  'breast_or_cervical_screening',
  'dialysis_or_transplant',
  'organ_donor',
  'needs_nursing_home_care',
  'travels_for_care',
  'hospitalized_child',
  'refugee_or_asylee',
  'gets_snap',
  'gets_ssi',
  'gets_ssdi',
  'cannot_work',
  'behind_on_energy_bill',
  'needs_food',
] as const
export type HelpCircumstance = (typeof HELP_CIRCUMSTANCES)[number]

/** What a program is worth to somebody who gets it, largest first: the published order among equally likely ones. */
export const HELP_VALUES = ['covers-most-care', 'thousands-a-year', 'hundreds-a-year', 'advice'] as const
export type HelpValue = (typeof HELP_VALUES)[number]

/** What people ask help with. */
export const HELP_NEEDS = [
  'rides',
  'medicine',
  'insulin',
  'bills',
  'cover',
  'legal',
  'interpreter',
  'food',
  'energy',
  'housing',
  'cash',
] as const
export type HelpNeed = (typeof HELP_NEEDS)[number]
