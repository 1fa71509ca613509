import type { Lexicon } from '../../lexicon/lexicon'

export const HINDI_IN_LATIN_DANGERS: Lexicon = {
  'chest-pain': ['seene me dard'],
}
