import { useMessages } from '../../platform/language'
import { CheckCard, Choices } from '../../ui/choice/check-card'
import { Field } from '../../ui/field/field'
import { FieldGroup } from '../../ui/field/field-group'
import { Input } from '../../ui/input/input'
import { Select } from '../../ui/input/select'
import { useChoices } from './choices'
import { useProfileField } from './field-words'

export function FinancialSituationField() {
  const { control, words } = useProfileField('financialSituation', false)
  const common = useMessages('common')
  return (
    <Field {...words}>
      <Select {...control} options={useChoices('financialSituation')} placeholder={common('select.placeholder')} />
    </Field>
  )
}

export function HouseholdSizeField() {
  const { control, words } = useProfileField('householdSize', false)
  return (
    <Field {...words}>
      <Input {...control} isShort inputMode="numeric" autoComplete="off" maxLength={2} />
    </Field>
  )
}

export function IncomeField() {
  const { control, words } = useProfileField('estimatedAnnualIncome', false)
  return (
    <Field {...words}>
      <Input {...control} isShort inputMode="numeric" autoComplete="off" maxLength={12} />
    </Field>
  )
}

export function TransportationField() {
  const { control } = useProfileField('transportationAccess', false)
  const t = useMessages('profile')
  return <CheckCard {...control} label={t('fields.transportationAccess')} hint={t('fields.transportationAccessHelp')} />
}

export function ConditionsField() {
  const { control, words } = useProfileField('chronicConditions', false)
  return (
    <FieldGroup {...words}>
      <Choices isWide>
        {useChoices('condition').map(({ value, label }) => (
          <CheckCard key={value} {...control} value={value} label={label} />
        ))}
      </Choices>
    </FieldGroup>
  )
}
