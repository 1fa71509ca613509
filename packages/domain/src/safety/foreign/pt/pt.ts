import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { PORTUGUESE_BODY } from './pt-body'
import { PORTUGUESE_EVERYDAY } from './pt-everyday'
import { PORTUGUESE_INJURY } from './pt-injury'
import { PORTUGUESE_LIMBS_AND_SUGAR } from './pt-limbs-and-sugar'
import { PORTUGUESE_MIND_AND_CHILD } from './pt-mind-and-child'
import { PORTUGUESE_TOLD } from './pt-told'

export const PORTUGUESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  commasPart: true,
  ...PORTUGUESE_TOLD,
  lexicon: mergeLexicons([
    PORTUGUESE_BODY,
    PORTUGUESE_LIMBS_AND_SUGAR,
    PORTUGUESE_INJURY,
    PORTUGUESE_MIND_AND_CHILD,
    PORTUGUESE_EVERYDAY,
  ]),
}
