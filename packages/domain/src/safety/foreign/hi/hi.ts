import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI_BODY } from './hi-body'
import { HINDI_BREATH_AND_BELLY } from './hi-breath-and-belly'
import { HINDI_CRISIS } from './hi-crisis'
import { HINDI_CRISIS_IN_DEEDS } from './hi-crisis-in-deeds'
import { HINDI_EVERYDAY_DANGER } from './hi-everyday-danger'
import { HINDI_INJURY } from './hi-injury'
import { HINDI_LIMBS_AND_EYES } from './hi-limbs-and-eyes'
import { HINDI_MIND } from './hi-mind'
import { HINDI_TOLD } from './hi-told'
import { HINDI_VISITS } from './hi-visits'

export const HINDI: ForeignLanguage = {
  isReviewed: false,
  writing: 'stems',
  ...HINDI_TOLD,
  lexicon: mergeLexicons([
    HINDI_BODY,
    HINDI_BREATH_AND_BELLY,
    HINDI_INJURY,
    HINDI_LIMBS_AND_EYES,
    HINDI_MIND,
    HINDI_CRISIS,
    HINDI_VISITS,
    HINDI_CRISIS_IN_DEEDS,
    HINDI_EVERYDAY_DANGER,
  ]),
}
