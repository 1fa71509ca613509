import { z } from 'zod'
import { HELP_CIRCUMSTANCES, type HelpCircumstance } from '@careway/domain/vocabulary/help-terms'
import { LANGUAGE_PREFERENCES } from '@careway/domain/vocabulary/language-preference'
import {
  AGE_MAXIMUM,
  AGE_MINIMUM,
  CHRONIC_CONDITIONS,
  FINANCIAL_SITUATIONS,
  GENDERS,
  HEALTHCARE_NEEDS,
  HOUSEHOLD_SIZE_MAXIMUM,
  INSURANCE_STATUSES,
  URGENCIES,
} from '@careway/domain/vocabulary/profile-choices'
import { countyFips, MEMBERS_MAXIMUM } from '../coverage/household-fields'
import { choice, instant, state, text, zipCode } from '../kit/fields'
import { INCOME_PARTS_MAXIMUM, incomePart, profileMember } from './household'

export const INSURANCE_PLAN_MAXIMUM = 120

const emptyIsAbsent = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())

/** Whole dollars a year. */
export const yearlyIncome = z.number('type').int('type').min(0, 'range').max(100_000_000, 'range')
export const financialSituation = z.enum(FINANCIAL_SITUATIONS, 'choice')

const answer = z.boolean('type').optional()
/** Yes, no, or left out: nobody said. */
const circumstances = z.strictObject(
  Object.fromEntries(HELP_CIRCUMSTANCES.map((each) => [each, answer])) as Record<HelpCircumstance, typeof answer>,
  'type',
)

/** What a person says of themselves, once. */
export const profileAnswers = z.strictObject({
  age: z.number('age').int('ageRange').min(AGE_MINIMUM, 'ageRange').max(AGE_MAXIMUM, 'ageRange'),
  gender: choice(GENDERS, 'gender'),
  languagePreference: choice(LANGUAGE_PREFERENCES, 'languagePreference'),
  insuranceStatus: choice(INSURANCE_STATUSES, 'insuranceStatus'),
  insurancePlan: text(INSURANCE_PLAN_MAXIMUM).trim().default(''),
  zipCode,
  /** Left out by the quick form: then it follows from the ZIP code. */
  state: emptyIsAbsent(state),
  financialSituation: emptyIsAbsent(financialSituation),
  primaryHealthcareNeed: choice(HEALTHCARE_NEEDS, 'primaryHealthcareNeed'),
  chronicConditions: z
    .array(z.enum(CHRONIC_CONDITIONS, 'choice'))
    .max(CHRONIC_CONDITIONS.length, 'tooMany')
    .default([]),
  transportationAccess: z.boolean('type').default(true),
  estimatedAnnualIncome: emptyIsAbsent(yearlyIncome),
  householdSize: z.number('type').int('type').min(1, 'range').max(HOUSEHOLD_SIZE_MAXIMUM, 'range').default(1),
  /** Where the ZIP code lies in several counties: the one the person lives in. */
  countyFips: emptyIsAbsent(countyFips),
  /** Everybody in the household, the person first. Empty until they are told of one by one. */
  householdMembers: z.array(profileMember, 'type').max(MEMBERS_MAXIMUM, 'tooMany').default([]),
  /** What the yearly income was added up from. */
  incomeParts: z.array(incomePart, 'type').max(INCOME_PARTS_MAXIMUM, 'tooMany').default([]),
  /** What the rules of help ask beyond all this. */
  circumstances: circumstances.default({}),
  urgency: z.enum(URGENCIES, 'choice').default('routine'),
})

export type ProfileAnswers = z.infer<typeof profileAnswers>

export const saveProfileBody = profileAnswers.extend({
  /** Left out, these three and the county stay as they were: the forms that ask for the rest do not know them. */
  householdMembers: profileAnswers.shape.householdMembers.unwrap().optional(),
  incomeParts: profileAnswers.shape.incomeParts.unwrap().optional(),
  circumstances: circumstances.optional(),
  /** When the person finished the form. */
  completedAt: instant.optional(),
})

export const profile = z.object({
  id: z.string(),
  userId: z.string(),
  age: z.number(),
  gender: z.enum(GENDERS),
  languagePreference: z.enum(LANGUAGE_PREFERENCES),
  insuranceStatus: z.enum(INSURANCE_STATUSES),
  insurancePlan: z.string(),
  zipCode: z.string(),
  state: z.string(),
  financialSituation: z.enum(FINANCIAL_SITUATIONS).nullable(),
  primaryHealthcareNeed: z.enum(HEALTHCARE_NEEDS),
  chronicConditions: z.array(z.enum(CHRONIC_CONDITIONS)),
  transportationAccess: z.boolean(),
  estimatedAnnualIncome: z.number().nullable(),
  householdSize: z.number(),
  countyFips: z.string().nullable(),
  householdMembers: z.array(profileMember),
  incomeParts: z.array(incomePart),
  circumstances,
  urgency: z.enum(URGENCIES),
  profileCompletedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Profile = z.infer<typeof profile>
