import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { JAPANESE_DANGERS } from './ja-dangers'

export const JAPANESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  deniedBefore: [],
  deniedAfter: ['念慮はありません', 'はない', 'はありません', 'がない', 'ではない', 'はなく', 'もない', 'がありません'],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([JAPANESE_DANGERS]),
}
