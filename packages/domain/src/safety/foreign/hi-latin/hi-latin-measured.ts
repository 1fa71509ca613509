import type { Lexicon } from '../../lexicon/lexicon'

/** What is measured, told without its number. */
export const HINDI_IN_LATIN_MEASURED: Lexicon = {
  'sugar-test': ['sugar|diabetes ~ check|test|janch|jaanch|to nahi|toh nahi'],
  'glucose-300': [
    'machine|meter|glucometer|sugar ~ hi aa|hi dikh|hi show|hi likh|hi bata|high dikh|high aa|high show|high likh',
  ],
}
