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
import { VIETNAMESE_FOR_DAYS } from './vi-for-days'
import { VIETNAMESE_FOR_TODAY } from './vi-for-today'
import { VIETNAMESE_MOTHER_CHILD_AND_HARM } from './vi-mother-child-and-harm'
import { MORE_IDIOMS, MORE_PAST, VIETNAMESE_NOT_MEANT } from './vi-not-meant'
import { VIETNAMESE_SIGNS_OF_DANGER } from './vi-signs-of-danger'
import { VIETNAMESE_AS_TOLD } from './vi-as-told'
import { VIETNAMESE_CRISIS_TOLD } from './vi-crisis-told'
import { VIETNAMESE_WOUNDS_AND_POISONS } from './vi-wounds-and-poisons'

export const VIETNAMESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: DENIED_BEFORE,
  deniedAfter: DENIED_AFTER,
  links: LINKS,
  idioms: [...IDIOMS, ...MORE_IDIOMS],
  past: [...PAST, ...MORE_PAST],
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
    VIETNAMESE_SIGNS_OF_DANGER,
    VIETNAMESE_WOUNDS_AND_POISONS,
    VIETNAMESE_MOTHER_CHILD_AND_HARM,
    VIETNAMESE_FOR_TODAY,
    VIETNAMESE_FOR_DAYS,
    VIETNAMESE_NOT_MEANT,
    VIETNAMESE_CRISIS_TOLD,
    VIETNAMESE_AS_TOLD,
  ]),
}
