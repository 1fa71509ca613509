import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { JAPANESE_BODY } from './ja-body'
import { JAPANESE_EVERYDAY } from './ja-everyday'
import { JAPANESE_INJURY } from './ja-injury'
import { JAPANESE_MIND_AND_CHILD } from './ja-mind-and-child'
import { JAPANESE_TOLD } from './ja-told'

/** A denial stands after what it denies: 痛みはない, 痛くない. */
export const JAPANESE: ForeignLanguage = {
  isReviewed: false,
  writing: 'letters',
  commasPart: true,
  ...JAPANESE_TOLD,
  lexicon: mergeLexicons([JAPANESE_BODY, JAPANESE_INJURY, JAPANESE_MIND_AND_CHILD, JAPANESE_EVERYDAY]),
}
