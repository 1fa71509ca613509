import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { CHINESE_DANGERS } from './zh-dangers'

export const CHINESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  deniedBefore: ['没有', '没', '不是', '無', '沒有'],
  deniedAfter: ['困难', '困難'],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([CHINESE_DANGERS]),
}
