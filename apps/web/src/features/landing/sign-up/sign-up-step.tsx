import type { ReactNode } from 'react'
import { ConditionsField, TransportationField } from '../../../widgets/profile-fields/circumstance-fields'
import {
  InsurancePlanField,
  InsuranceStatusField,
  StateField,
  ZipCodeField,
} from '../../../widgets/profile-fields/cover-fields'
import { NeedNote } from '../../../widgets/profile-fields/need-note'
import {
  AgeField,
  GenderField,
  LanguagePreferenceField,
  NeedField,
} from '../../../widgets/profile-fields/person-fields'
import { AccountFields } from './account-fields'
import type { SignUpStepId } from './sign-up-steps'

const STEP_CONTENT: Record<SignUpStepId, () => ReactNode> = {
  account: () => <AccountFields />,
  personal: () => (
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
  needs: () => (
    <>
      <NeedField />
      <NeedNote />
      <ConditionsField />
      <TransportationField />
    </>
  ),
}

export const SignUpStep = ({ id }: { id: SignUpStepId }) => STEP_CONTENT[id]()
