import type { Lexicon } from './lexicon'

/** One lexicon of several; where more than one names a concept, all their patterns count. */
export function mergeLexicons(lexicons: readonly Lexicon[]): Lexicon {
  const merged: Record<string, readonly string[]> = {}
  for (const lexicon of lexicons)
    for (const [concept, patterns] of Object.entries(lexicon))
      merged[concept] = [...(merged[concept] ?? []), ...patterns]
  return merged
}
