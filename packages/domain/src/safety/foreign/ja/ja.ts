import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { JAPANESE_TOLD } from './ja-told'
import { JAPANESE_HEART } from './ja-heart'
import { JAPANESE_BREATH } from './ja-breath'
import { JAPANESE_BRAIN } from './ja-brain'
import { JAPANESE_WITS } from './ja-wits'
import { JAPANESE_EYES } from './ja-eyes'
import { JAPANESE_BELLY } from './ja-belly'
import { JAPANESE_INFECTION } from './ja-infection'
import { JAPANESE_INJURY } from './ja-injury'
import { JAPANESE_POISON } from './ja-poison'
import { JAPANESE_SUICIDE } from './ja-suicide'
import { JAPANESE_VIOLENCE } from './ja-violence'
import { JAPANESE_MOTHER } from './ja-mother'
import { JAPANESE_MEASURED } from './ja-measured'
import { JAPANESE_PERSON } from './ja-person'
import { JAPANESE_EVERYDAY } from './ja-everyday'

/** A denial stands after what it denies: 痛みはない, 痛くない. */
export const JAPANESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  commasPart: true,
  ...JAPANESE_TOLD,
  lexicon: mergeLexicons([
    JAPANESE_HEART,
    JAPANESE_BREATH,
    JAPANESE_BRAIN,
    JAPANESE_WITS,
    JAPANESE_EYES,
    JAPANESE_BELLY,
    JAPANESE_INFECTION,
    JAPANESE_INJURY,
    JAPANESE_POISON,
    JAPANESE_SUICIDE,
    JAPANESE_VIOLENCE,
    JAPANESE_MOTHER,
    JAPANESE_MEASURED,
    JAPANESE_PERSON,
    JAPANESE_EVERYDAY,
  ]),
}
