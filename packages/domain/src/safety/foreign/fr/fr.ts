import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { asSpokenInFrench, lexiconAsSpokenInFrench } from './fr-as-spoken'
import { FRENCH_BODY } from './fr-body'
import { FRENCH_EVERYDAY } from './fr-everyday'
import { FRENCH_INJURY } from './fr-injury'
import { FRENCH_LIMBS_AND_SUGAR } from './fr-limbs-and-sugar'
import { FRENCH_MIND_AND_CHILD } from './fr-mind-and-child'
import { FRENCH_BELLY_AND_INFECTION } from './fr-belly-and-infection'
import { FRENCH_BRAIN_SIGNS } from './fr-brain-signs'
import { FRENCH_CHEST_AND_BREATH } from './fr-chest-and-breath'
import { FRENCH_CRISIS_TOLD } from './fr-crisis-told'
import { FRENCH_DOCTOR_VISITS } from './fr-doctor-visits'
import { FRENCH_MOTHER_AND_BABY } from './fr-mother-and-baby'
import { FRENCH_POISON_AND_WOUNDS } from './fr-poison-and-wounds'
import { FRENCH_GOODBYE } from './fr-goodbye'
import { FRENCH_BLOWS_AND_THREATS } from './fr-blows-and-threats'
import { FRENCH_ACCIDENTS_AT_HOME } from './fr-accidents-at-home'
import { FRENCH_COMPLAINTS_FOR_DAYS } from './fr-complaints-for-days'
import { FRENCH_TOLD } from './fr-told'

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
      FRENCH_BODY,
      FRENCH_LIMBS_AND_SUGAR,
      FRENCH_INJURY,
      FRENCH_MIND_AND_CHILD,
      FRENCH_EVERYDAY,
      FRENCH_BELLY_AND_INFECTION,
      FRENCH_BRAIN_SIGNS,
      FRENCH_CHEST_AND_BREATH,
      FRENCH_CRISIS_TOLD,
      FRENCH_DOCTOR_VISITS,
      FRENCH_MOTHER_AND_BABY,
      FRENCH_POISON_AND_WOUNDS,
      FRENCH_GOODBYE,
      FRENCH_BLOWS_AND_THREATS,
      FRENCH_ACCIDENTS_AT_HOME,
      FRENCH_COMPLAINTS_FOR_DAYS,
    ]),
  ),
}
