import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { RUSSIAN_DANGERS } from './ru-dangers'

export const RUSSIAN: ForeignLanguage = {
  isReviewed: false,
  writing: 'stems',
  deniedBefore: ['нет', 'не', 'без'],
  deniedAfter: ['нет'],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([RUSSIAN_DANGERS]),
}
