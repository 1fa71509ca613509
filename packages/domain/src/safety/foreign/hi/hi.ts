import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI_TOLD } from './hi-told'
import { HINDI_HEART } from './hi-heart'
import { HINDI_BREATH } from './hi-breath'
import { HINDI_BRAIN } from './hi-brain'
import { HINDI_WITS } from './hi-wits'
import { HINDI_EYES } from './hi-eyes'
import { HINDI_BELLY } from './hi-belly'
import { HINDI_INFECTION } from './hi-infection'
import { HINDI_INJURY } from './hi-injury'
import { HINDI_POISON } from './hi-poison'
import { HINDI_SUICIDE } from './hi-suicide'
import { HINDI_VIOLENCE } from './hi-violence'
import { HINDI_MOTHER } from './hi-mother'
import { HINDI_MEASURED } from './hi-measured'
import { HINDI_PERSON } from './hi-person'
import { HINDI_EVERYDAY } from './hi-everyday'

export const HINDI: ForeignLanguage = {
  isReviewed: false,
  writing: 'stems',
  ...HINDI_TOLD,
  lexicon: mergeLexicons([
    HINDI_HEART,
    HINDI_BREATH,
    HINDI_BRAIN,
    HINDI_WITS,
    HINDI_EYES,
    HINDI_BELLY,
    HINDI_INFECTION,
    HINDI_INJURY,
    HINDI_POISON,
    HINDI_SUICIDE,
    HINDI_VIOLENCE,
    HINDI_MOTHER,
    HINDI_MEASURED,
    HINDI_PERSON,
    HINDI_EVERYDAY,
  ]),
}
