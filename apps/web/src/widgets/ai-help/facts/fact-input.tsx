import type { ComponentProps } from 'react'
import { LONGEST_TELLING, LONGEST_TEXT } from '@careway/domain/letters/letter-fields'
import { DENIAL_REASONS } from '@careway/domain/letters/letter-kinds'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Checkbox } from '../../../ui/choice/checkbox'
import { Field } from '../../../ui/field/field'
import { Input } from '../../../ui/input/input'
import { Select, type Option } from '../../../ui/input/select'
import { Textarea } from '../../../ui/input/textarea'
import { factInput, type FactField } from './fact-fields'
import type { FactInputProps } from './fact-input-props'
import { flagValue, isYes } from './fact-values'
import { PlanTypeInput } from './plan-type-input'

const AUTOCOMPLETE: Readonly<Partial<Record<FactField, Pick<ComponentProps<'input'>, 'autoComplete' | 'type'>>>> = {
  patientName: { autoComplete: 'name' },
  patientAddress: { autoComplete: 'street-address' },
  patientPhone: { autoComplete: 'tel', type: 'tel' },
  patientEmail: { autoComplete: 'email', type: 'email' },
}

const HELPED = [
  'denialReason',
  'denialDate',
  'noticeReceivedDate',
  'finalDenialDate',
  'denialReasonText',
  'memberId',
  'claimNumber',
  'representativeName',
  'medicalReason',
  'triedTreatments',
  'firstBillDate',
] as const

const helpKey = (field: FactField) => HELPED.find((each) => each === field)

function useChoices({ field, question }: Pick<FactInputProps, 'field' | 'question'>): readonly Option[] {
  const t = useMessages('ai-help')
  const all: readonly Option[] =
    field === 'denialReason' ? DENIAL_REASONS.map((value) => ({ value, label: t(`denial.${value}`) })) : []
  const likely = question?.choices ?? []
  return [...likely, ...all.filter(({ value }) => !likely.some((each) => each.value === value))]
}

function ChoiceInput({ field, value, question, onChange }: FactInputProps) {
  const t = useMessages('ai-help')
  const options = useChoices({ field, question })
  const kept = value !== '' && !options.some((each) => each.value === value) ? [{ value, label: value }] : []
  return (
    <Select
      value={value}
      placeholder={field === 'denialReason' ? t('dontKnow') : t('notSure')}
      options={[...options, ...kept]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

function Control(props: FactInputProps) {
  const { field, value, onChange } = props
  const input = factInput(field)
  const change = ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value)
  if (input === 'choice') return <ChoiceInput {...props} />
  if (input === 'long') return <Textarea rows={3} value={value} maxLength={LONGEST_TELLING} onChange={change} />
  if (input === 'day') return <Input type="date" isShort min="1990-01-01" value={value} onChange={change} />
  if (input === 'dollars') return <Input inputMode="decimal" isShort maxLength={16} value={value} onChange={change} />
  if (input === 'count') return <Input inputMode="numeric" isShort maxLength={2} value={value} onChange={change} />
  return <Input maxLength={LONGEST_TEXT} value={value} onChange={change} {...AUTOCOMPLETE[field]} />
}

/** One question of a letter, with the input that fits it. */
export function FactInput(props: FactInputProps) {
  const t = useMessages('ai-help')
  const say = useCodeMessages('ai-help')
  const { field, value, fault, onChange } = props
  const label = props.label ?? say(`fact.${field}`)
  if (field === 'planType') return <PlanTypeInput {...props} />
  if (factInput(field) === 'flag')
    return (
      <Checkbox
        label={label}
        checked={isYes(value)}
        onChange={({ currentTarget }) => onChange(flagValue(currentTarget.checked))}
      />
    )
  const help = helpKey(field)
  return (
    <Field label={label} help={help && t(`factHelp.${help}`)} error={fault && t(`fault.${fault}`)}>
      <Control {...props} />
    </Field>
  )
}
