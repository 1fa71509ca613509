import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI_IN_LATIN_DANGERS } from './hi-latin-dangers'

export const HINDI_IN_LATIN: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: [],
  deniedAfter: [],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([HINDI_IN_LATIN_DANGERS]),
}
