import type { ReactNode } from 'react'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { LimitedText } from '../limited-text/limited-text'

interface HelpTextProps {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string
  readonly value: string
  readonly rows?: number
  readonly onChange: (text: string) => void
}

/** The text that is sent. */
export function HelpText({ rows = 5, ...text }: HelpTextProps) {
  return <LimitedText {...text} rows={rows} maximum={ASSISTANT_INPUT_MAXIMUM} />
}
