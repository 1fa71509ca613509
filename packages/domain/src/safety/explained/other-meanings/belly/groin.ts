import type { OtherMeaning } from '../other-meaning'

/** Words about groin that stand for something else where they stand so. */
export const OTHER_MEANINGS_OF_BELLY_GROIN: readonly OtherMeaning[] = [
  {
    of: ['testicle-pain', 'groin-blow'],
    meant:
      /\bballs? of (?:my|his|her|the|each|both|one|left|right)? ?(?:left |right )?(?:foot|feet|thumb|toe|big toe)\b|\bball of foot\b/g,
  },
]
