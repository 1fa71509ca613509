import { z } from 'zod'
import { IMMIGRATION_STATUSES } from '@careway/domain/vocabulary/coverage-terms'
import { knownStatusName } from './immigration-status-names'
import { HOUSEHOLD_SIZE_MAXIMUM } from '@careway/domain/vocabulary/profile-choices'

export const MEMBER_AGE_MAXIMUM = 120
export const INCOME_MAXIMUM_DOLLARS = 100_000_000
export const MEMBERS_MAXIMUM = HOUSEHOLD_SIZE_MAXIMUM

/** US dollars with cents, never negative. */
export const dollarAmount = z
  .number('type')
  .min(0, 'range')
  .max(INCOME_MAXIMUM_DOLLARS, 'range')
  .refine((amount) => Number.isInteger(Math.round(amount * 1e6) / 1e4), 'format')

export const countyFips = z.string('type').regex(/^\d{5}$/, 'format')

/** One person of the household. All but `age` may be left out; `householdDefaults` in openapi.json says what then holds. */
export const householdMember = z.strictObject({
  age: z.number('age').int('ageRange').min(0, 'ageRange').max(MEMBER_AGE_MAXIMUM, 'ageRange'),
  pregnant: z.boolean('type').optional().describe('Default false.'),
  expectedChildren: z
    .number('type')
    .int('type')
    .min(0, 'range')
    .max(8, 'range')
    .optional()
    .describe('Unborn children. Default 1 where pregnant.'),
  applying: z.boolean('type').optional().describe('Default true.'),
  tobacco: z.boolean('type').optional().describe('Default false.'),
  immigrationStatus: z
    .preprocess(knownStatusName, z.enum(IMMIGRATION_STATUSES, 'choice').optional())
    .optional()
    .describe('Default citizen.'),
  yearsInStatus: z.number('type').int('type').min(0, 'range').max(MEMBER_AGE_MAXIMUM, 'range').optional(),
  americanIndianOrAlaskaNative: z.boolean('type').optional().describe('Default false.'),
  hasEmployerOffer: z.boolean('type').optional().describe('A job offers cover to this person. Default false.'),
  employerPremiumMonthly: dollarAmount
    .optional()
    .describe(
      'What the offer costs a month: the worker’s own cheapest plan for the worker, the family plan for others.',
    ),
  hasMedicare: z.boolean('type').optional().describe('Default false.'),
  disabled: z.boolean('type').optional().describe('Default false.'),
  isTaxFiler: z
    .boolean('type')
    .optional()
    .describe('Default: the first adult, and the second as a spouse filing jointly.'),
  isTaxDependent: z.boolean('type').optional().describe('Default: everybody who is not a filer.'),
  isParentOfChild: z.boolean('type').optional().describe('Default: an adult who lives with a member under 19.'),
  activityHoursMonthly: z
    .number('type')
    .min(0, 'range')
    .max(744, 'range')
    .optional()
    .describe('Work, study, training or service.'),
})

export type HouseholdMemberFields = z.output<typeof householdMember>

export const householdMembers = z.array(householdMember, 'type').min(1, 'required').max(MEMBERS_MAXIMUM, 'tooMany')
export const householdSize = z.number('type').int('type').min(1, 'range').max(HOUSEHOLD_SIZE_MAXIMUM, 'range')
export const planYearField = z.number('type').int('type')
