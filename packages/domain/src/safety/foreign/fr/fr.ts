import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { FRENCH_DANGERS } from './fr-dangers'

export const FRENCH: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: [
    'no esta',
    'no',
    'nao esta',
    'nao',
    'pas d',
    'pas d idees',
    'aucun',
    'aucune idee',
    'pas de',
    'pas',
    'aucune',
    'sans',
    'ni',
    'pas mal a la',
    'jamais eu de',
  ],
  deniedAfter: [],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([FRENCH_DANGERS]),
}
