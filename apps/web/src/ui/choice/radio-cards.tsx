import type { ComponentProps, ReactNode } from 'react'
import { CheckCard, Choices } from './check-card'

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; isDisabled?: boolean }

export type ChoiceListProps = {
  /** All radios of one question share it. */
  name: string
  options: readonly Choice[]
  /** Leave out for an uncontrolled list, as with a form library's `register`. */
  value?: string
  onValueChange?: (value: string) => void
  /** Goes to every radio: what `register(name)` returns, or a `defaultChecked`. */
  inputProps?: ComponentProps<'input'>
}

/** The attributes of one radio of a list. */
export function radioAttributes(list: ChoiceListProps, choice: Choice): ComponentProps<'input'> {
  const { name, value, onValueChange, inputProps } = list
  const control =
    value === undefined ? {} : { checked: value === choice.value, onChange: () => onValueChange?.(choice.value) }
  return { ...inputProps, ...control, name, value: choice.value, disabled: choice.isDisabled }
}

export function RadioCards({ isWide, ...list }: ChoiceListProps & { isWide?: boolean }) {
  return (
    <Choices isWide={isWide}>
      {list.options.map((choice) => (
        <CheckCard
          key={choice.value}
          {...radioAttributes(list, choice)}
          type="radio"
          label={choice.label}
          hint={choice.hint}
        />
      ))}
    </Choices>
  )
}
