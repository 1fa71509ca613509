import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI_DANGERS } from './hi-dangers'

export const HINDI: ForeignLanguage = {
  isReviewed: false,
  writing: 'stems',
  deniedBefore: ['बे'],
  deniedAfter: ['तकलीफ नहीं', 'दिक्कत नहीं', 'परेशानी नहीं', 'नहीं है', 'नहीं', 'नही'],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([HINDI_DANGERS]),
}
