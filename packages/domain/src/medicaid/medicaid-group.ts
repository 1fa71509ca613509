import { CHILD_BELOW_AGE, SENIOR_FROM_AGE } from '../household/age-limits'
import type { HouseholdMember } from '../household/household'
import type { CoverageCategory, CoverageProgram } from '../vocabulary/coverage-terms'
import type { LimitGroup } from './limit-group'
import { georgiaPathways } from './work-requirement.parameters'

/** What a group is called in a decision, and who may belong to it, whatever their income. */
export interface MedicaidGroup {
  readonly group: MedicaidGroupName
  readonly program: CoverageProgram
  readonly category: CoverageCategory
  /** Sentences that hold for everybody in the group. */
  readonly reasonCodes: readonly string[]
  readonly questions: readonly string[]
  readonly mayHold: (member: HouseholdMember) => boolean
}

/** The groups of the limits, and Georgia's waiver. */
export type MedicaidGroupName = LimitGroup | 'georgia_pathways'

/** Hours nobody said are a question, not a refusal. */
const PATHWAYS_HOURS = georgiaPathways.on('2023-07-01')?.hours ?? 0

const isChild = ({ age }: HouseholdMember) => age < CHILD_BELOW_AGE
const isAdultWithoutMedicare = ({ age, isPregnant, hasMedicare }: HouseholdMember) =>
  age >= CHILD_BELOW_AGE && age < SENIOR_FROM_AGE && !isPregnant && !hasMedicare

const group = (
  name: MedicaidGroupName,
  program: CoverageProgram,
  category: CoverageCategory,
  mayHold: MedicaidGroup['mayHold'],
  reasonCodes: readonly string[] = [],
  questions: readonly string[] = [],
): MedicaidGroup => ({ group: name, program, category, mayHold, reasonCodes, questions })

const CHILD = ['medicaid.child-free-care', 'medicaid.apply-any-time']
const ADULT = ['medicaid.monthly-income', 'medicaid.apply-any-time']
const BIRTH = ['medicaid.postpartum-year', 'medicaid.newborn-covered', 'medicaid.apply-any-time']
const CHIP = ['chip.no-other-cover', 'medicaid.apply-any-time']

/**
 * Best first: pregnancy, childhood, parents, adults (42 CFR 435.116, 435.118, 435.110, 435.119), the older children some
 * states keep (435.222), then CHIP, which is only for those whom Medicaid does not take.
 */
export const MEDICAID_GROUPS: readonly MedicaidGroup[] = [
  group('pregnant', 'medicaid', 'pregnant', ({ isPregnant }) => isPregnant, BIRTH),
  group('child_0', 'medicaid', 'infant', ({ age }) => age < 1, CHILD),
  group('child_1_5', 'medicaid', 'child_1_5', ({ age }) => age >= 1 && age <= 5, CHILD),
  group('child_6_18', 'medicaid', 'child_6_18', ({ age }) => age >= 6 && age < CHILD_BELOW_AGE, CHILD),
  group('parent', 'medicaid', 'parent', ({ age, isParentOfChild }) => isParentOfChild && age >= CHILD_BELOW_AGE, ADULT),
  group('adult', 'medicaid', 'expansion_adult', isAdultWithoutMedicare, ADULT),
  group('young_adult_19_20', 'medicaid', 'young_adult', ({ age }) => age === 19 || age === 20, ADULT),
  group(
    'georgia_pathways',
    'medicaid',
    'georgia_pathways',
    (member) => isAdultWithoutMedicare(member) && (member.activityHoursMonthly ?? PATHWAYS_HOURS) >= PATHWAYS_HOURS,
    ['medicaid.georgia-pathways-hours', 'medicaid.monthly-income', 'medicaid.apply-any-time'],
    ['activity-hours'],
  ),
  group('chip_child', 'chip', 'chip_child', (member) => isChild(member) && !member.hasMedicare, CHIP),
  group('chip_pregnant', 'chip', 'chip_pregnant', ({ isPregnant, hasMedicare }) => isPregnant && !hasMedicare, [
    ...BIRTH,
    'chip.no-other-cover',
  ]),
  group('chip_unborn_child', 'chip', 'chip_unborn_child', ({ isPregnant, hasMedicare }) => isPregnant && !hasMedicare, [
    'chip.unborn-child',
    'chip.no-other-cover',
    'medicaid.newborn-covered',
    'medicaid.apply-any-time',
  ]),
]
