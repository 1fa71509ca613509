import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { PORTUGUESE_DANGERS } from './pt-dangers'

export const PORTUGUESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: [
    'no hay',
    'no esta',
    'no es',
    'no',
    'pas d',
    'pas',
    'nao tenho a',
    'nao sinto',
    'sem',
    'nao tenho',
    'nao tem',
    'nao sinto',
    'nega',
    'nao ha',
    'nunca tive',
  ],
  deniedAfter: [],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([PORTUGUESE_DANGERS]),
}
