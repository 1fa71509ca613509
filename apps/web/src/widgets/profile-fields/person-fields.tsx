import { useMessages } from '../../platform/language'
import { Field } from '../../ui/field/field'
import { FieldGroup } from '../../ui/field/field-group'
import { RadioCards } from '../../ui/choice/radio-cards'
import { Input } from '../../ui/input/input'
import { Select } from '../../ui/input/select'
import { useChoices } from './choices'
import { useProfileField } from './field-words'

export function AgeField() {
  const { control, words } = useProfileField('age', true)
  return (
    <Field {...words}>
      <Input {...control} isShort inputMode="numeric" autoComplete="off" maxLength={3} />
    </Field>
  )
}

export function GenderField() {
  const { control, words } = useProfileField('gender', true)
  const options = useChoices('gender')
  const common = useMessages('common')
  return (
    <Field {...words}>
      <Select {...control} options={options} placeholder={common('select.placeholder')} autoComplete="sex" />
    </Field>
  )
}

export function LanguagePreferenceField() {
  const { control, words } = useProfileField('languagePreference', true)
  return (
    <Field {...words}>
      <Select {...control} options={useChoices('language')} />
    </Field>
  )
}

export function NeedField() {
  const { control, words } = useProfileField('primaryHealthcareNeed', true)
  return (
    <FieldGroup {...words}>
      <RadioCards name={control.name} options={useChoices('need')} inputProps={control} isWide />
    </FieldGroup>
  )
}

export function UrgencyField() {
  const { control, words } = useProfileField('urgency', false)
  return (
    <Field {...words}>
      <Select {...control} options={useChoices('urgency')} />
    </Field>
  )
}
