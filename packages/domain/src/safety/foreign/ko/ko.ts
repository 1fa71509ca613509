import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { DENIED_BEFORE, DENIED_AFTER, LINKS, IDIOMS, PAST, NOW, OFFICE, GENERAL } from './ko-told'
import { KOREAN_BODY } from './ko-body'
import { KOREAN_DANGERS } from './ko-dangers'
import { KOREAN_EVERYDAY } from './ko-everyday'
import { KOREAN_MIND } from './ko-mind'

export const KOREAN: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  deniedBefore: DENIED_BEFORE,
  deniedAfter: DENIED_AFTER,
  links: LINKS,
  idioms: IDIOMS,
  past: PAST,
  now: NOW,
  office: OFFICE,
  general: GENERAL,
  lexicon: mergeLexicons([KOREAN_DANGERS, KOREAN_BODY, KOREAN_MIND, KOREAN_EVERYDAY]),
}
