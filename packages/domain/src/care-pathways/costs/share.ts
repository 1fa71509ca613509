import type { CentsRange } from '../../kernel/cents'
import type { Citation, Reason } from '../../kernel/decision'

/** What a person pays of a price, why, and where that is written. */
export interface Share {
  readonly copay: CentsRange
  readonly reasons: readonly Reason[]
  readonly citations: readonly Citation[]
}
