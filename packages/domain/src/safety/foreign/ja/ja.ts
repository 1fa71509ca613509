import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { JAPANESE_BODY } from './ja-body'
import { JAPANESE_CRISIS } from './ja-crisis'
import { JAPANESE_CRISIS_AS_TOLD } from './ja-crisis-as-told'
import { JAPANESE_DANGERS_AROUND_US } from './ja-dangers-around-us'
import { JAPANESE_DANGERS_AS_TOLD } from './ja-dangers-as-told'
import { JAPANESE_DANGERS_OF_BELLY_AND_BIRTH } from './ja-dangers-of-belly-and-birth'
import { JAPANESE_DANGERS_OF_THE_BODY } from './ja-dangers-of-the-body'
import { JAPANESE_DOCTOR_IN_DAYS } from './ja-doctor-in-days'
import { JAPANESE_EVERYDAY } from './ja-everyday'
import { JAPANESE_INJURY } from './ja-injury'
import { JAPANESE_MIND_AND_CHILD } from './ja-mind-and-child'
import { JAPANESE_TOLD_IN_PARTS } from './ja-told-in-parts'
import { JAPANESE_SICK_DAYS } from './ja-sick-days'
import { JAPANESE_TOLD } from './ja-told'

/** A denial stands after what it denies: 痛みはない, 痛くない. */
export const JAPANESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  commasPart: true,
  ...JAPANESE_TOLD,
  lexicon: mergeLexicons([
    JAPANESE_BODY,
    JAPANESE_INJURY,
    JAPANESE_MIND_AND_CHILD,
    JAPANESE_CRISIS,
    JAPANESE_DANGERS_OF_THE_BODY,
    JAPANESE_DANGERS_OF_BELLY_AND_BIRTH,
    JAPANESE_DANGERS_AROUND_US,
    JAPANESE_TOLD_IN_PARTS,
    JAPANESE_DOCTOR_IN_DAYS,
    JAPANESE_EVERYDAY,
    JAPANESE_CRISIS_AS_TOLD,
    JAPANESE_DANGERS_AS_TOLD,
    JAPANESE_SICK_DAYS,
  ]),
}
