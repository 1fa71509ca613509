/** Something of the body, or measured of it, that people fear and that is usual when told with all that goes with it. */
export interface FearedFinding {
  /** Each must stand in the text: where it is, how it looks, and what makes it usual. */
  readonly tells: readonly RegExp[]
  /** None may be said outside a denial. */
  readonly never?: RegExp
  /** What it is heard as beside a lump, a spot and the fear. */
  readonly explains?: readonly string[]
  /** In years: every age told must be from the first up to the second. */
  readonly age?: readonly [number, number]
}
