import type { Unit } from './units'

/** A number as it is said, with what it counts where that is known. */
export interface Figure {
  /** More than one where it can be read in two ways: `1.500`. */
  readonly values: readonly number[]
  readonly unit: Unit | undefined
  readonly isSpelled: boolean
}
