import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { FRENCH_BODY } from './fr-body'
import { FRENCH_EVERYDAY } from './fr-everyday'
import { FRENCH_INJURY } from './fr-injury'
import { FRENCH_LIMBS_AND_SUGAR } from './fr-limbs-and-sugar'
import { FRENCH_MIND_AND_CHILD } from './fr-mind-and-child'
import { FRENCH_TOLD } from './fr-told'

export const FRENCH: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  commasPart: true,
  ...FRENCH_TOLD,
  lexicon: mergeLexicons([FRENCH_BODY, FRENCH_LIMBS_AND_SUGAR, FRENCH_INJURY, FRENCH_MIND_AND_CHILD, FRENCH_EVERYDAY]),
}
