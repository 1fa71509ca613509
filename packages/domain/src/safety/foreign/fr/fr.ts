import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { asSpokenInFrench, lexiconAsSpokenInFrench } from './fr-as-spoken'
import { FRENCH_TOLD } from './fr-told'
import { FRENCH_HEART } from './fr-heart'
import { FRENCH_BREATH } from './fr-breath'
import { FRENCH_BRAIN } from './fr-brain'
import { FRENCH_WITS } from './fr-wits'
import { FRENCH_EYES } from './fr-eyes'
import { FRENCH_BELLY } from './fr-belly'
import { FRENCH_INFECTION } from './fr-infection'
import { FRENCH_INJURY } from './fr-injury'
import { FRENCH_POISON } from './fr-poison'
import { FRENCH_SUICIDE } from './fr-suicide'
import { FRENCH_VIOLENCE } from './fr-violence'
import { FRENCH_MOTHER } from './fr-mother'
import { FRENCH_MEASURED } from './fr-measured'
import { FRENCH_PERSON } from './fr-person'
import { FRENCH_EVERYDAY } from './fr-everyday'

export const FRENCH: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  commasPart: true,
  ...FRENCH_TOLD,
  deniedBefore: asSpokenInFrench(FRENCH_TOLD.deniedBefore),
  idioms: asSpokenInFrench(FRENCH_TOLD.idioms),
  past: asSpokenInFrench(FRENCH_TOLD.past),
  now: asSpokenInFrench(FRENCH_TOLD.now),
  lexicon: lexiconAsSpokenInFrench(
    mergeLexicons([
      FRENCH_HEART,
      FRENCH_BREATH,
      FRENCH_BRAIN,
      FRENCH_WITS,
      FRENCH_EYES,
      FRENCH_BELLY,
      FRENCH_INFECTION,
      FRENCH_INJURY,
      FRENCH_POISON,
      FRENCH_SUICIDE,
      FRENCH_VIOLENCE,
      FRENCH_MOTHER,
      FRENCH_MEASURED,
      FRENCH_PERSON,
      FRENCH_EVERYDAY,
    ]),
  ),
}
