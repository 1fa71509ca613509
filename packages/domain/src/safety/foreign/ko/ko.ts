import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { KOREAN_DANGERS } from './ko-dangers'

export const KOREAN: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  deniedBefore: [],
  deniedAfter: [
    '생각은없',
    '생각이없',
    '생각없',
    '는아니',
    '가아니',
    '이아니',
    '은안',
    '는안',
    '은없',
    '이없',
    '는없',
    '가없',
    '없어',
    '없습',
    '은아니',
  ],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([KOREAN_DANGERS]),
}
