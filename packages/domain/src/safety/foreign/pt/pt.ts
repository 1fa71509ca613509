import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { asSpokenInPortuguese, lexiconAsSpokenInPortuguese } from './pt-as-spoken'
import { PORTUGUESE_TOLD } from './pt-told'
import { PORTUGUESE_HEART } from './pt-heart'
import { PORTUGUESE_BREATH } from './pt-breath'
import { PORTUGUESE_BRAIN } from './pt-brain'
import { PORTUGUESE_WITS } from './pt-wits'
import { PORTUGUESE_EYES } from './pt-eyes'
import { PORTUGUESE_BELLY } from './pt-belly'
import { PORTUGUESE_INFECTION } from './pt-infection'
import { PORTUGUESE_INJURY } from './pt-injury'
import { PORTUGUESE_POISON } from './pt-poison'
import { PORTUGUESE_SUICIDE } from './pt-suicide'
import { PORTUGUESE_VIOLENCE } from './pt-violence'
import { PORTUGUESE_MOTHER } from './pt-mother'
import { PORTUGUESE_MEASURED } from './pt-measured'
import { PORTUGUESE_PERSON } from './pt-person'
import { PORTUGUESE_EVERYDAY } from './pt-everyday'

export const PORTUGUESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  commasPart: true,
  ...PORTUGUESE_TOLD,
  deniedBefore: asSpokenInPortuguese(PORTUGUESE_TOLD.deniedBefore),
  idioms: asSpokenInPortuguese(PORTUGUESE_TOLD.idioms),
  now: asSpokenInPortuguese(PORTUGUESE_TOLD.now),
  lexicon: lexiconAsSpokenInPortuguese(
    mergeLexicons([
      PORTUGUESE_HEART,
      PORTUGUESE_BREATH,
      PORTUGUESE_BRAIN,
      PORTUGUESE_WITS,
      PORTUGUESE_EYES,
      PORTUGUESE_BELLY,
      PORTUGUESE_INFECTION,
      PORTUGUESE_INJURY,
      PORTUGUESE_POISON,
      PORTUGUESE_SUICIDE,
      PORTUGUESE_VIOLENCE,
      PORTUGUESE_MOTHER,
      PORTUGUESE_MEASURED,
      PORTUGUESE_PERSON,
      PORTUGUESE_EVERYDAY,
    ]),
  ),
}
