import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { CHINESE_TOLD } from './zh-told'
import { CHINESE_HEART } from './zh-heart'
import { CHINESE_BREATH } from './zh-breath'
import { CHINESE_BRAIN } from './zh-brain'
import { CHINESE_WITS } from './zh-wits'
import { CHINESE_EYES } from './zh-eyes'
import { CHINESE_BELLY } from './zh-belly'
import { CHINESE_INFECTION } from './zh-infection'
import { CHINESE_INJURY } from './zh-injury'
import { CHINESE_POISON } from './zh-poison'
import { CHINESE_SUICIDE } from './zh-suicide'
import { CHINESE_VIOLENCE } from './zh-violence'
import { CHINESE_MOTHER } from './zh-mother'
import { CHINESE_MEASURED } from './zh-measured'
import { CHINESE_PERSON } from './zh-person'
import { CHINESE_EVERYDAY } from './zh-everyday'

/** Written with simplified signs; traditional ones are compared as them. */
export const CHINESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  commasPart: true,
  ...CHINESE_TOLD,
  lexicon: mergeLexicons([
    CHINESE_HEART,
    CHINESE_BREATH,
    CHINESE_BRAIN,
    CHINESE_WITS,
    CHINESE_EYES,
    CHINESE_BELLY,
    CHINESE_INFECTION,
    CHINESE_INJURY,
    CHINESE_POISON,
    CHINESE_SUICIDE,
    CHINESE_VIOLENCE,
    CHINESE_MOTHER,
    CHINESE_MEASURED,
    CHINESE_PERSON,
    CHINESE_EVERYDAY,
  ]),
}
