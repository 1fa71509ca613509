/** Concept code → patterns, English and Spanish together (see `reading/pattern`). */
export type Lexicon = Readonly<Record<string, readonly string[]>>
