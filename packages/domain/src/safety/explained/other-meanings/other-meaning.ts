/** Words of a danger that stand for something else where they stand so. */
export interface OtherMeaning {
  readonly of: readonly string[]
  readonly meant: RegExp
  /** What is heard in their place, if anything. */
  readonly becomes?: string
  /** Where the same words may mean what they name. */
  readonly unless?: (plain: string) => boolean
}
