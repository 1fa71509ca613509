/** Emergency and crisis phrases of a language. Written from general knowledge and not yet reviewed by a native speaker. */
export interface ForeignLanguage {
  readonly isReviewed: false
  /** Whether letters with accents are compared without them, word by word. */
  readonly isLatin: boolean
  /** What denies a phrase when it stands right before it, or right after it. */
  readonly deniedBefore: readonly string[]
  readonly deniedAfter: readonly string[]
  readonly phrases: Readonly<Record<string, readonly string[]>>
}
