import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { FactField } from './fact-fields'
import type { FactFault } from './fact-values'

export type Question = Assistance['questions'][number]

export interface FactInputProps {
  readonly field: FactField
  readonly value: string
  readonly fault: FactFault | undefined
  /** What the server asks of it: the likely answers first. */
  readonly question: Question | undefined
  /** Where it is called something else than usual. */
  readonly label?: string
  readonly onChange: (value: string) => void
}
