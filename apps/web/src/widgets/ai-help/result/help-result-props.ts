import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { Corrected } from '../facts/facts-form'

export interface HelpResultProps {
  readonly answer: Assistance
  /** A plan of where to ask for help is not a letter. */
  readonly isPlan?: boolean
  readonly isBusy: boolean
  readonly onUpdate: (corrected: Corrected) => void
}
