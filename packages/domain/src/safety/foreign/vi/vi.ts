import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { IDIOMS } from './vi-idioms'
import { DENIED_BEFORE, DENIED_AFTER, LINKS, PAST, NOW, OFFICE, GENERAL } from './vi-told'
import { MORE_IDIOMS, MORE_PAST, VIETNAMESE_NOT_MEANT } from './vi-not-meant'
import { VIETNAMESE_HEART } from './vi-heart'
import { VIETNAMESE_BREATH } from './vi-breath'
import { VIETNAMESE_BRAIN } from './vi-brain'
import { VIETNAMESE_WITS } from './vi-wits'
import { VIETNAMESE_EYES } from './vi-eyes'
import { VIETNAMESE_BELLY } from './vi-belly'
import { VIETNAMESE_INFECTION } from './vi-infection'
import { VIETNAMESE_INJURY } from './vi-injury'
import { VIETNAMESE_POISON } from './vi-poison'
import { VIETNAMESE_SUICIDE } from './vi-suicide'
import { VIETNAMESE_VIOLENCE } from './vi-violence'
import { VIETNAMESE_MOTHER } from './vi-mother'
import { VIETNAMESE_MEASURED } from './vi-measured'
import { VIETNAMESE_PERSON } from './vi-person'
import { VIETNAMESE_EVERYDAY } from './vi-everyday'

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
    VIETNAMESE_HEART,
    VIETNAMESE_BREATH,
    VIETNAMESE_BRAIN,
    VIETNAMESE_WITS,
    VIETNAMESE_EYES,
    VIETNAMESE_BELLY,
    VIETNAMESE_INFECTION,
    VIETNAMESE_INJURY,
    VIETNAMESE_POISON,
    VIETNAMESE_SUICIDE,
    VIETNAMESE_VIOLENCE,
    VIETNAMESE_MOTHER,
    VIETNAMESE_MEASURED,
    VIETNAMESE_PERSON,
    VIETNAMESE_EVERYDAY,
    VIETNAMESE_NOT_MEANT,
  ]),
}
