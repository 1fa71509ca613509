import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { DENIED_BEFORE, DENIED_AFTER, LINKS, IDIOMS, PAST, NOW, OFFICE, GENERAL } from './ko-told'
import { KOREAN_BELLY_AND_CHILD } from './ko-belly-and-child'
import { KOREAN_ILLNESS } from './ko-illness'
import { KOREAN_INJURY } from './ko-injury'
import { KOREAN_HEART_AND_BREATH } from './ko-heart-and-breath'
import { KOREAN_BRAIN } from './ko-brain'
import { KOREAN_EVERYDAY } from './ko-everyday'
import { KOREAN_DOCTOR_SOON } from './ko-doctor-soon'
import { KOREAN_LEAVE_TAKING } from './ko-leave-taking'
import { KOREAN_VIOLENCE } from './ko-violence'
import { KOREAN_DANGERS_SPOKEN } from './ko-dangers-spoken'
import { KOREAN_DOCTOR_IN_DAYS, KOREAN_DOCTOR_TODAY } from './ko-doctor-today'
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
  lexicon: mergeLexicons([
    KOREAN_HEART_AND_BREATH,
    KOREAN_BRAIN,
    KOREAN_BELLY_AND_CHILD,
    KOREAN_ILLNESS,
    KOREAN_INJURY,
    KOREAN_MIND,
    KOREAN_LEAVE_TAKING,
    KOREAN_VIOLENCE,
    KOREAN_DANGERS_SPOKEN,
    KOREAN_DOCTOR_TODAY,
    KOREAN_DOCTOR_IN_DAYS,
    KOREAN_EVERYDAY,
    KOREAN_DOCTOR_SOON,
  ]),
}
