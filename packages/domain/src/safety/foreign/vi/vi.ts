import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { IDIOMS } from './vi-idioms'
import { DENIED_BEFORE, DENIED_AFTER, LINKS, PAST, NOW, OFFICE, GENERAL } from './vi-told'
import { VIETNAMESE_BELLY_AND_CHILD } from './vi-belly-and-child'
import { VIETNAMESE_ILLNESS } from './vi-illness'
import { VIETNAMESE_INJURY } from './vi-injury'
import { VIETNAMESE_HEART_AND_BREATH } from './vi-heart-and-breath'
import { VIETNAMESE_BRAIN } from './vi-brain'
import { VIETNAMESE_COLDS_AND_PAINS } from './vi-colds-and-pains'
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
  lexicon: mergeLexicons([
    VIETNAMESE_HEART_AND_BREATH,
    VIETNAMESE_BRAIN,
    VIETNAMESE_BELLY_AND_CHILD,
    VIETNAMESE_ILLNESS,
    VIETNAMESE_INJURY,
    VIETNAMESE_MIND,
    VIETNAMESE_COLDS_AND_PAINS,
    VIETNAMESE_EVERYDAY,
  ]),
}
