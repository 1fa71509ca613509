import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI_BODY } from './hi-body'
import { HINDI_INJURY } from './hi-injury'
import { HINDI_MIND } from './hi-mind'
import { HINDI_TOLD } from './hi-told'

export const HINDI: ForeignLanguage = {
  isReviewed: false,
  writing: 'stems',
  ...HINDI_TOLD,
  lexicon: mergeLexicons([HINDI_BODY, HINDI_INJURY, HINDI_MIND]),
}
