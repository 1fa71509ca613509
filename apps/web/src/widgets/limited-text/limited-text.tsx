import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../../platform/language'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/input/textarea'
import { charactersLeft } from './too-long'

const NEAR_THE_LIMIT = 500

export interface LimitedTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'maxLength'> {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: ReactNode
  readonly value: string
  readonly maximum: number
  readonly onChange: (text: string) => void
}

/**
 * A text of limited length. The box holds what is pasted, however long: it says what is too much, and cuts nothing. Whoever
 * sends it asks `isTooLong` first.
 */
export function LimitedText({ label, help, error, value, maximum, onChange, ...box }: LimitedTextProps) {
  const t = useMessages('common')
  const left = charactersLeft(value, maximum)
  const isNear = left <= NEAR_THE_LIMIT
  return (
    <div className="stack stack--1">
      <Field label={label} help={help} error={left < 0 ? t('text.tooLong', { maximum }) : error}>
        <Textarea {...box} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
      </Field>
      <output className={isNear ? 'tiny num' : 'sr'}>
        {isNear ? t(left < 0 ? 'text.over' : 'text.left', { count: Math.abs(left) }) : null}
      </output>
    </div>
  )
}
