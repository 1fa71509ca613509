import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { CHINESE_BODY } from './zh-body'
import { CHINESE_EVERYDAY } from './zh-everyday'
import { CHINESE_INJURY } from './zh-injury'
import { CHINESE_MIND_AND_CHILD } from './zh-mind-and-child'
import { CHINESE_TOLD } from './zh-told'

/** Written with simplified signs; traditional ones are compared as them. */
export const CHINESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  commasPart: true,
  ...CHINESE_TOLD,
  lexicon: mergeLexicons([CHINESE_BODY, CHINESE_INJURY, CHINESE_MIND_AND_CHILD, CHINESE_EVERYDAY]),
}
