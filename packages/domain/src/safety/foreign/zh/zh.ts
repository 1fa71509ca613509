import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { CHINESE_BODY } from './zh-body'
import { CHINESE_CRISIS } from './zh-crisis'
import { CHINESE_CRISIS_AS_TOLD } from './zh-crisis-as-told'
import { CHINESE_DANGERS_AROUND_US } from './zh-dangers-around-us'
import { CHINESE_DANGERS_AS_TOLD } from './zh-dangers-as-told'
import { CHINESE_DANGERS_OF_BELLY_AND_BIRTH } from './zh-dangers-of-belly-and-birth'
import { CHINESE_DANGERS_OF_THE_BODY } from './zh-dangers-of-the-body'
import { CHINESE_DOCTOR_IN_DAYS } from './zh-doctor-in-days'
import { CHINESE_EVERYDAY } from './zh-everyday'
import { CHINESE_INJURY } from './zh-injury'
import { CHINESE_MIND_AND_CHILD } from './zh-mind-and-child'
import { CHINESE_TOLD_IN_PARTS } from './zh-told-in-parts'
import { CHINESE_SICK_DAYS } from './zh-sick-days'
import { CHINESE_TOLD } from './zh-told'

/** Written with simplified signs; traditional ones are compared as them. */
export const CHINESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  commasPart: true,
  ...CHINESE_TOLD,
  lexicon: mergeLexicons([
    CHINESE_BODY,
    CHINESE_INJURY,
    CHINESE_MIND_AND_CHILD,
    CHINESE_CRISIS,
    CHINESE_DANGERS_OF_THE_BODY,
    CHINESE_DANGERS_OF_BELLY_AND_BIRTH,
    CHINESE_DANGERS_AROUND_US,
    CHINESE_TOLD_IN_PARTS,
    CHINESE_DOCTOR_IN_DAYS,
    CHINESE_EVERYDAY,
    CHINESE_CRISIS_AS_TOLD,
    CHINESE_DANGERS_AS_TOLD,
    CHINESE_SICK_DAYS,
  ]),
}
