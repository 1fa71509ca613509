import type { ReactNode } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { FactValues } from '../facts/fact-values'
import type { Corrected } from '../facts/facts-form'

export interface HelpResultProps {
  readonly answer: Assistance
  /** A plan of where to ask for help is not a letter. */
  readonly isPlan?: boolean
  /** What can be done with the letter besides, right above it. */
  readonly tools?: ReactNode
  readonly isBusy: boolean
  readonly onUpdate: (corrected: Corrected) => void
  /** What is typed, before it is sent. */
  readonly onEdit?: (values: FactValues) => void
}
