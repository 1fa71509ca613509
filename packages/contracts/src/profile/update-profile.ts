import { z } from 'zod'
import { SUBSCRIPTION_TIERS } from '@careway/domain/vocabulary/account-terms'
import { defineEndpoint } from '../kit/endpoint'
import { text } from '../kit/fields'
import { countyFips } from '../coverage/household-fields'
import { financialSituation, profile, profileAnswers, yearlyIncome } from './profile'

const { shape } = profileAnswers

/** An answer that nobody has to give: null, or nothing in its field, takes it back. */
const orTakenBack = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional())

/** Any of the answers. The subscription fields are read only to be refused: nobody changes their own tier. */
export const updateProfileBody = z.strictObject({
  age: shape.age.optional(),
  gender: shape.gender.optional(),
  languagePreference: shape.languagePreference.optional(),
  insuranceStatus: shape.insuranceStatus.optional(),
  insurancePlan: shape.insurancePlan.unwrap().optional(),
  zipCode: shape.zipCode.optional(),
  state: shape.state,
  financialSituation: orTakenBack(financialSituation),
  primaryHealthcareNeed: shape.primaryHealthcareNeed.optional(),
  chronicConditions: shape.chronicConditions.unwrap().optional(),
  transportationAccess: shape.transportationAccess.unwrap().optional(),
  estimatedAnnualIncome: orTakenBack(yearlyIncome),
  householdSize: shape.householdSize.unwrap().optional(),
  countyFips: orTakenBack(countyFips),
  householdMembers: shape.householdMembers.unwrap().optional(),
  incomeParts: shape.incomeParts.unwrap().optional(),
  /** All of them anew: an answer that is left out is taken back. */
  circumstances: shape.circumstances.unwrap().optional(),
  urgency: shape.urgency.unwrap().optional(),
  subscriptionTier: z.enum(SUBSCRIPTION_TIERS, 'choice').optional(),
  subscriptionStatus: text(40).optional(),
})

export const updateProfile = defineEndpoint({
  id: 'profile.update',
  method: 'PATCH',
  path: '/api/profile',
  access: 'signed-in',
  summary: 'Change some answers of my profile.',
  body: updateProfileBody,
  output: profile,
  problems: ['profile_missing', 'tier_change_forbidden', 'unknown_zip_code'],
})
