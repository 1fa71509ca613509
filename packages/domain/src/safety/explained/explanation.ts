import type { Reading } from './reading'

/** Where the whole of what a person tells makes one word of it weigh less. */
export interface Explanation {
  readonly of: readonly string[]
  readonly holds: (reading: Reading) => boolean
  /** What is heard in its place, if anything. */
  readonly becomes?: string
}
