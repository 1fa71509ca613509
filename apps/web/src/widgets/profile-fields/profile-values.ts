import type { LanguagePreference } from '@careway/domain/vocabulary/language-preference'
import type { Profile } from '@careway/contracts/profile/profile'

/** The profile as a form holds it: what is typed is text, what is not chosen yet is empty. */
export interface ProfileValues {
  age: string
  gender: string
  languagePreference: LanguagePreference
  insuranceStatus: string
  insurancePlan: string
  zipCode: string
  state: string
  financialSituation: string
  estimatedAnnualIncome: string
  householdSize: string
  transportationAccess: boolean
  primaryHealthcareNeed: string
  chronicConditions: string[]
  urgency: string
}

/** The draft of the profile wizard, which a sign-up that stopped half-way hands its answers to. */
export const PROFILE_DRAFT = 'profile'

export const EMPTY_PROFILE: ProfileValues = {
  age: '',
  gender: '',
  languagePreference: 'english',
  insuranceStatus: '',
  insurancePlan: '',
  zipCode: '',
  state: '',
  financialSituation: '',
  estimatedAnnualIncome: '',
  householdSize: '1',
  transportationAccess: true,
  primaryHealthcareNeed: '',
  chronicConditions: [],
  urgency: 'routine',
}

const textOf = (value: number | string | null): string => (value === null ? '' : String(value))

export const valuesOfProfile = (profile: Profile): ProfileValues => ({
  age: textOf(profile.age),
  gender: profile.gender,
  languagePreference: profile.languagePreference,
  insuranceStatus: profile.insuranceStatus,
  insurancePlan: profile.insurancePlan,
  zipCode: profile.zipCode,
  state: profile.state,
  financialSituation: textOf(profile.financialSituation),
  estimatedAnnualIncome: textOf(profile.estimatedAnnualIncome),
  householdSize: textOf(profile.householdSize),
  transportationAccess: profile.transportationAccess,
  primaryHealthcareNeed: profile.primaryHealthcareNeed,
  chronicConditions: [...profile.chronicConditions],
  urgency: profile.urgency,
})

const numberIn = (text: string): number | undefined => {
  const digits = text.replaceAll(/[,$\s]/g, '')
  return digits === '' ? undefined : Number(digits)
}

/** The body of `POST /api/profile`, as far as it is filled in; the contract says what is missing. */
export const profileBodyOf = (values: ProfileValues, completedAt?: Date) => ({
  age: numberIn(values.age),
  gender: values.gender,
  languagePreference: values.languagePreference,
  insuranceStatus: values.insuranceStatus,
  insurancePlan: values.insurancePlan,
  zipCode: values.zipCode,
  state: values.state,
  financialSituation: values.financialSituation,
  estimatedAnnualIncome: numberIn(values.estimatedAnnualIncome),
  householdSize: numberIn(values.householdSize) ?? 1,
  transportationAccess: values.transportationAccess,
  primaryHealthcareNeed: values.primaryHealthcareNeed,
  chronicConditions: values.chronicConditions,
  urgency: values.urgency,
  ...(completedAt && { completedAt: completedAt.toISOString() }),
})
