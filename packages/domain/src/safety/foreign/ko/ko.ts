import type { Lexicon } from '../../lexicon/lexicon'
import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { asSpoken } from './as-spoken'
import { DENIED_BEFORE, DENIED_AFTER, LINKS, IDIOMS, PAST, NOW, OFFICE, GENERAL } from './ko-told'
import { KOREAN_HEART } from './ko-heart'
import { KOREAN_BREATH } from './ko-breath'
import { KOREAN_BRAIN } from './ko-brain'
import { KOREAN_WITS } from './ko-wits'
import { KOREAN_EYES } from './ko-eyes'
import { KOREAN_BELLY } from './ko-belly'
import { KOREAN_INFECTION } from './ko-infection'
import { KOREAN_INJURY } from './ko-injury'
import { KOREAN_POISON } from './ko-poison'
import { KOREAN_SUICIDE } from './ko-suicide'
import { KOREAN_VIOLENCE } from './ko-violence'
import { KOREAN_MOTHER } from './ko-mother'
import { KOREAN_MEASURED } from './ko-measured'
import { KOREAN_PERSON } from './ko-person'
import { KOREAN_EVERYDAY } from './ko-everyday'

let spoken: Lexicon | undefined

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
  /** Made when a text first needs it. */
  get lexicon() {
    return (spoken ??= asSpoken(
      mergeLexicons([
        KOREAN_HEART,
        KOREAN_BREATH,
        KOREAN_BRAIN,
        KOREAN_WITS,
        KOREAN_EYES,
        KOREAN_BELLY,
        KOREAN_INFECTION,
        KOREAN_INJURY,
        KOREAN_POISON,
        KOREAN_SUICIDE,
        KOREAN_VIOLENCE,
        KOREAN_MOTHER,
        KOREAN_MEASURED,
        KOREAN_PERSON,
        KOREAN_EVERYDAY,
      ]),
    ))
  },
}
