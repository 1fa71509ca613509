import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { ARABIC_DANGERS } from './ar-dangers'

export const ARABIC: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  deniedBefore: ['لا أفكر في ال', 'ليست', 'ليس ', 'لا يوجد', 'ليس لدي', 'بدون', 'لا أعاني من', 'ليس عندي', 'ما عندي'],
  deniedAfter: [],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([ARABIC_DANGERS]),
}
