import type { Citation } from '../../kernel/decision'

/** A group of things people write that need help now, in English and Spanish, as folded words. */
export interface DangerSign {
  readonly id: string
  readonly phrases: readonly string[]
  /** True for names of illnesses and accidents, which people also mention as history. */
  readonly isDiagnosis?: boolean
  /** Words that give these phrases another meaning, such as "drowning in debt". */
  readonly unless?: readonly string[]
  readonly source: Citation
}
