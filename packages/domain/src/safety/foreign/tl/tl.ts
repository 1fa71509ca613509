import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { TAGALOG_BODY } from './tl-body'
import { TAGALOG_INJURY } from './tl-injury'
import { TAGALOG_MIND } from './tl-mind'
import { TAGALOG_TOLD } from './tl-told'

export const TAGALOG: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  ...TAGALOG_TOLD,
  lexicon: mergeLexicons([TAGALOG_BODY, TAGALOG_INJURY, TAGALOG_MIND]),
}
