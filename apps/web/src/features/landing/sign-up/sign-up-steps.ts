import type { WizardStep } from '../../../widgets/wizard/wizard-steps'

/** The four steps, with the fields asked on each in the order shown. */
export const SIGN_UP_STEPS = [
  { id: 'account', fields: ['firstName', 'lastName', 'email', 'password'] },
  { id: 'personal', fields: ['age', 'gender', 'languagePreference'] },
  { id: 'insurance', fields: ['insuranceStatus', 'insurancePlan', 'zipCode', 'state'] },
  { id: 'needs', fields: ['primaryHealthcareNeed', 'chronicConditions', 'transportationAccess'] },
] as const satisfies readonly WizardStep[]

export type SignUpStepId = (typeof SIGN_UP_STEPS)[number]['id']
export type AccountField = (typeof SIGN_UP_STEPS)[0]['fields'][number]
