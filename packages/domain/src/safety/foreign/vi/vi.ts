import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { VIETNAMESE_DANGERS } from './vi-dangers'

export const VIETNAMESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  deniedBefore: ['khong muon', 'khong dinh', 'khong', 'khong bi', 'khong co', 'khong he'],
  deniedAfter: [],
  links: [],
  idioms: [],
  past: [],
  now: [],
  office: [],
  general: [],
  lexicon: mergeLexicons([VIETNAMESE_DANGERS]),
}
