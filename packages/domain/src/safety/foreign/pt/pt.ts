import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { asSpokenInPortuguese, lexiconAsSpokenInPortuguese } from './pt-as-spoken'
import { PORTUGUESE_HEART_AND_BRAIN } from './pt-heart-and-brain'
import { PORTUGUESE_BELLY_AND_SKIN } from './pt-belly-and-skin'
import { PORTUGUESE_EVERYDAY } from './pt-everyday'
import { PORTUGUESE_INJURY } from './pt-injury'
import { PORTUGUESE_LIMBS_AND_SUGAR } from './pt-limbs-and-sugar'
import { PORTUGUESE_MIND_AND_CHILD } from './pt-mind-and-child'
import { PORTUGUESE_BELLY_SIGNS } from './pt-belly-signs'
import { PORTUGUESE_BRAIN_SIGNS } from './pt-brain-signs'
import { PORTUGUESE_CHEST_AND_BREATH } from './pt-chest-and-breath'
import { PORTUGUESE_CRISIS_TOLD } from './pt-crisis-told'
import { PORTUGUESE_DOCTOR_IN_DAYS } from './pt-doctor-in-days'
import { PORTUGUESE_DOCTOR_TODAY } from './pt-doctor-today'
import { PORTUGUESE_INFECTION_SIGNS } from './pt-infection-signs'
import { PORTUGUESE_MOTHER_AND_BABY } from './pt-mother-and-baby'
import { PORTUGUESE_POISON_AND_WOUNDS } from './pt-poison-and-wounds'
import { PORTUGUESE_GOODBYE } from './pt-goodbye'
import { PORTUGUESE_BLOWS_AND_THREATS } from './pt-blows-and-threats'
import { PORTUGUESE_ACCIDENTS_AT_HOME } from './pt-accidents-at-home'
import { PORTUGUESE_COMPLAINTS_FOR_DAYS } from './pt-complaints-for-days'
import { PORTUGUESE_TOLD } from './pt-told'

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
      PORTUGUESE_HEART_AND_BRAIN,
      PORTUGUESE_BELLY_AND_SKIN,
      PORTUGUESE_LIMBS_AND_SUGAR,
      PORTUGUESE_INJURY,
      PORTUGUESE_MIND_AND_CHILD,
      PORTUGUESE_EVERYDAY,
      PORTUGUESE_BELLY_SIGNS,
      PORTUGUESE_BRAIN_SIGNS,
      PORTUGUESE_CHEST_AND_BREATH,
      PORTUGUESE_CRISIS_TOLD,
      PORTUGUESE_DOCTOR_IN_DAYS,
      PORTUGUESE_DOCTOR_TODAY,
      PORTUGUESE_INFECTION_SIGNS,
      PORTUGUESE_MOTHER_AND_BABY,
      PORTUGUESE_POISON_AND_WOUNDS,
      PORTUGUESE_GOODBYE,
      PORTUGUESE_BLOWS_AND_THREATS,
      PORTUGUESE_ACCIDENTS_AT_HOME,
      PORTUGUESE_COMPLAINTS_FOR_DAYS,
    ]),
  ),
}
