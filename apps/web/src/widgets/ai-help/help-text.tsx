import type { ReactNode } from 'react'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../platform/language'
import { Field } from '../../ui/field/field'
import { Textarea } from '../../ui/input/textarea'

const NEAR_THE_LIMIT = 500

interface HelpTextProps {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string
  readonly value: string
  readonly rows?: number
  readonly onChange: (text: string) => void
}

/** The text that is sent, with what is left of its length near the end. */
export function HelpText({ label, help, error, value, rows = 5, onChange }: HelpTextProps) {
  const t = useMessages('ai-help')
  const left = ASSISTANT_INPUT_MAXIMUM - value.length
  const isNear = left <= NEAR_THE_LIMIT
  return (
    <div className="stack stack--1">
      <Field label={label} help={help} error={error}>
        <Textarea
          rows={rows}
          value={value}
          maxLength={ASSISTANT_INPUT_MAXIMUM}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Field>
      <output className="tiny num" hidden={!isNear}>
        {isNear ? t('panel.left', { count: left }) : null}
      </output>
    </div>
  )
}
