import type { ComponentProps } from 'react'
import type { FieldPath } from 'react-hook-form'
import { CheckCard } from '../../../ui/choice/check-card'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/input/input'
import { Select, type Option } from '../../../ui/input/select'
import type { HouseholdValues } from '../household-values'
import { useHouseholdField } from './use-household-field'

interface Words {
  readonly name: FieldPath<HouseholdValues>
  readonly label: string
  readonly help?: string
  readonly note?: string
}

/** A short answer in digits: an age, an amount, hours. */
export function NumberField({ name, maxLength = 12, mode = 'decimal', ...words }: NumberFieldProps) {
  const { control, error } = useHouseholdField(name)
  return (
    <Field {...words} error={error}>
      <Input {...control} isShort inputMode={mode} autoComplete="off" maxLength={maxLength} />
    </Field>
  )
}

type NumberFieldProps = Words & { maxLength?: number; mode?: ComponentProps<'input'>['inputMode'] }

export function SelectField({ name, options, placeholder, ...words }: SelectFieldProps) {
  const { control, error } = useHouseholdField(name)
  return (
    <Field {...words} error={error}>
      <Select {...control} options={options} placeholder={placeholder} />
    </Field>
  )
}

type SelectFieldProps = Words & { options: readonly Option[]; placeholder?: string }

export function CheckField({ name, label, hint }: { name: Words['name']; label: string; hint?: string }) {
  const { control } = useHouseholdField(name)
  return <CheckCard {...control} label={label} hint={hint} />
}
