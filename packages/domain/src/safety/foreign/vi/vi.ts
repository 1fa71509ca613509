import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { DENIED_BEFORE, DENIED_AFTER, LINKS, IDIOMS, PAST, NOW, OFFICE, GENERAL } from './vi-told'
import { VIETNAMESE_BODY } from './vi-body'
import { VIETNAMESE_DANGERS } from './vi-dangers'
import { VIETNAMESE_EVERYDAY } from './vi-everyday'
import { VIETNAMESE_MIND } from './vi-mind'

export const VIETNAMESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: DENIED_BEFORE,
  deniedAfter: DENIED_AFTER,
  links: LINKS,
  idioms: IDIOMS,
  past: PAST,
  now: NOW,
  office: OFFICE,
  general: GENERAL,
  lexicon: mergeLexicons([VIETNAMESE_DANGERS, VIETNAMESE_BODY, VIETNAMESE_MIND, VIETNAMESE_EVERYDAY]),
}
