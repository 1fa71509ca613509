import type { Lexicon } from '../../lexicon/lexicon'

/** Eyes and sight. */
export const HINDI_IN_LATIN_EYES: Lexicon = {
  'chemical-splash': [
    'ankh|aankh|ankhon|aankhon ~ acid=|chemical|bleach|tezab|tejab|choona|chuna|cleaner|phenyl|mirch|harpic',
    'ankh|aankh|ankhon|aankhon|eye|eyes ~ cleaning|cleaner|acid|bleach|harpic|chemical|thinner|petrol|glue|fevikwik|cement|chuna|battery ka pani ~ gay|gir|ud|uda|pad|chhit|chala|lag|splash',
  ],
  'red-eye': ['ankh|aankh|eye|ankhen|aankhen ~ laal|lal=|red'],
}
