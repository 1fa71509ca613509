/** Where a person's cover can come from. */
export const COVERAGE_PROGRAMS = ['medicaid', 'chip', 'bhp', 'marketplace', 'medicare', 'none'] as const
export type CoverageProgram = (typeof COVERAGE_PROGRAMS)[number]

/** The group or the reason within the program: what the person would be enrolled as, or why there is nothing. */
export const COVERAGE_CATEGORIES = [
  'infant',
  'child_1_5',
  'child_6_18',
  'young_adult',
  'pregnant',
  'parent',
  'expansion_adult',
  'state_adult',
  'georgia_pathways',
  'chip_child',
  'chip_pregnant',
  'chip_unborn_child',
  'bhp_adult',
  'medicare_65',
  'medicare_enrolled',
  'credit',
  'full_price',
  'employer_offer',
  'coverage_gap',
  'immigration_status',
  'not_applying',
] as const
export type CoverageCategory = (typeof COVERAGE_CATEGORIES)[number]

/**
 * Immigration statuses as the rules of the tax credit, Medicaid and CHIP tell them apart (26 CFR 1.36B-1(g); 8 U.S.C.
 * 1641; Pub. L. 119-21, sections 71109 and 71301). `other_lawfully_present`: a valid visa or another status of 45 CFR
 * 155.20 that the list does not name.
 */
export const IMMIGRATION_STATUSES = [
  'citizen',
  'lawful_permanent_resident',
  'cuban_haitian_entrant',
  'cofa_migrant',
  'refugee',
  'asylee',
  'withholding_of_removal',
  'conditional_entrant',
  'paroled_one_year',
  'trafficking_victim',
  'battered_noncitizen',
  'temporary_protected_status',
  'other_lawfully_present',
  'daca',
  'undocumented',
] as const
export type ImmigrationStatus = (typeof IMMIGRATION_STATUSES)[number]
