import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { TAGALOG_DANGERS } from './tl-dangers'

export const TAGALOG: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: ['walang', 'wala akong', 'hindi', 'wala namang'],
  deniedAfter: [],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([TAGALOG_DANGERS]),
}
