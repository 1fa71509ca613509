import { InsuranceStatusField, ZipCodeField } from '../../../widgets/profile-fields/cover-fields'
import { NeedNote } from '../../../widgets/profile-fields/need-note'
import {
  AgeField,
  GenderField,
  LanguagePreferenceField,
  NeedField,
  UrgencyField,
} from '../../../widgets/profile-fields/person-fields'

/** The seven questions of the quick form, inside the form's provider. */
export function QuickSetupForm({ id, onSubmit }: { id: string; onSubmit: () => void }) {
  return (
    <form
      id={id}
      noValidate
      className="stack stack--6"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <AgeField />
      <GenderField />
      <LanguagePreferenceField />
      <InsuranceStatusField />
      <ZipCodeField />
      <NeedField />
      <NeedNote />
      <UrgencyField />
    </form>
  )
}
