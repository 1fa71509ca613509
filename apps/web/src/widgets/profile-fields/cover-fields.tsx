import { useMessages } from '../../platform/language'
import { Field } from '../../ui/field/field'
import { Input } from '../../ui/input/input'
import { Select } from '../../ui/input/select'
import { digitsOnly } from './digits-only'
import { STATE_OPTIONS, useChoices } from './choices'
import { useProfileField } from './field-words'

export function InsuranceStatusField() {
  const { control, words } = useProfileField('insuranceStatus', true)
  const common = useMessages('common')
  return (
    <Field {...words}>
      <Select {...control} options={useChoices('insuranceStatus')} placeholder={common('select.placeholder')} />
    </Field>
  )
}

export function InsurancePlanField() {
  const { control, words } = useProfileField('insurancePlan', false)
  return (
    <Field {...words}>
      <Input {...control} autoComplete="off" maxLength={120} />
    </Field>
  )
}

export function ZipCodeField() {
  const { control, words } = useProfileField('zipCode', true)
  return (
    <Field {...words}>
      <Input {...digitsOnly(control)} isShort inputMode="numeric" autoComplete="postal-code" maxLength={5} />
    </Field>
  )
}

export function StateField() {
  const { control, words } = useProfileField('state', true)
  const common = useMessages('common')
  return (
    <Field {...words}>
      <Select
        {...control}
        options={STATE_OPTIONS}
        placeholder={common('select.placeholder')}
        autoComplete="address-level1"
      />
    </Field>
  )
}
