import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { PORTUGUESE_HEART_AND_BRAIN } from './pt-heart-and-brain'
import { PORTUGUESE_BELLY_AND_SKIN } from './pt-belly-and-skin'
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
    PORTUGUESE_HEART_AND_BRAIN,
    PORTUGUESE_BELLY_AND_SKIN,
    PORTUGUESE_LIMBS_AND_SUGAR,
    PORTUGUESE_INJURY,
    PORTUGUESE_MIND_AND_CHILD,
    PORTUGUESE_EVERYDAY,
  ]),
}
