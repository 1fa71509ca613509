import type { WizardStep } from '../../widgets/wizard/wizard-steps'

/** The five steps, with the fields asked on each in the order shown. */
export const PROFILE_STEPS = [
  { id: 'basics', fields: ['age', 'gender', 'languagePreference'] },
  { id: 'insurance', fields: ['insuranceStatus', 'insurancePlan', 'zipCode', 'state'] },
  {
    id: 'finances',
    fields: ['financialSituation', 'householdSize', 'estimatedAnnualIncome', 'transportationAccess'],
  },
  { id: 'needs', fields: ['primaryHealthcareNeed', 'urgency', 'chronicConditions'] },
  { id: 'summary', fields: [] },
] as const satisfies readonly WizardStep[]

export type ProfileStepId = (typeof PROFILE_STEPS)[number]['id']
