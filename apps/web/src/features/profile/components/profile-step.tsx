import type { ReactNode } from 'react'
import {
  ConditionsField,
  FinancialSituationField,
  HouseholdSizeField,
  IncomeField,
  TransportationField,
} from '../../../widgets/profile-fields/circumstance-fields'
import {
  InsurancePlanField,
  InsuranceStatusField,
  StateField,
  ZipCodeField,
} from '../../../widgets/profile-fields/cover-fields'
import {
  AgeField,
  GenderField,
  LanguagePreferenceField,
  NeedField,
  UrgencyField,
} from '../../../widgets/profile-fields/person-fields'
import { NeedNote } from '../../../widgets/profile-fields/need-note'
import type { ProfileStepId } from '../profile-steps'
import { ProfileReview } from './profile-review'

const STEP_CONTENT: Record<Exclude<ProfileStepId, 'summary'>, () => ReactNode> = {
  basics: () => (
    <>
      <AgeField />
      <GenderField />
      <LanguagePreferenceField />
    </>
  ),
  insurance: () => (
    <>
      <InsuranceStatusField />
      <InsurancePlanField />
      <ZipCodeField />
      <StateField />
    </>
  ),
  finances: () => (
    <>
      <FinancialSituationField />
      <HouseholdSizeField />
      <IncomeField />
      <TransportationField />
    </>
  ),
  needs: () => (
    <>
      <NeedField />
      <NeedNote />
      <UrgencyField />
      <ConditionsField />
    </>
  ),
}

export function ProfileStep({ id, onChange }: { id: ProfileStepId; onChange: (stepIndex: number) => void }) {
  return id === 'summary' ? <ProfileReview onChange={onChange} /> : STEP_CONTENT[id]()
}
