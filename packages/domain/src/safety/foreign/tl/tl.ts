import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { TAGALOG_AS_TOLD } from './tl-as-told'
import { TAGALOG_BIRTH } from './tl-birth'
import { TAGALOG_BODY } from './tl-body'
import { TAGALOG_CRISIS } from './tl-crisis'
import { TAGALOG_CRISIS_TOLD } from './tl-crisis-told'
import { TAGALOG_FOR_DAYS } from './tl-for-days'
import { TAGALOG_FOR_TODAY } from './tl-for-today'
import { TAGALOG_INJURY } from './tl-injury'
import { TAGALOG_MIND } from './tl-mind'
import { MORE_IDIOMS, MORE_NOW, MORE_PAST } from './tl-not-meant'
import { TAGALOG_SIGNS_OF_DANGER } from './tl-signs-of-danger'
import { TAGALOG_TOLD } from './tl-told'

export const TAGALOG: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  ...TAGALOG_TOLD,
  idioms: [...TAGALOG_TOLD.idioms, ...MORE_IDIOMS],
  past: [...TAGALOG_TOLD.past, ...MORE_PAST],
  now: [...TAGALOG_TOLD.now, ...MORE_NOW],
  office: [...TAGALOG_TOLD.office, 'vet', 'beterinaryo', 'veterinarian', 'charity care', 'screening', 'pa screening'],
  lexicon: mergeLexicons([
    TAGALOG_BODY,
    TAGALOG_INJURY,
    TAGALOG_MIND,
    TAGALOG_SIGNS_OF_DANGER,
    TAGALOG_CRISIS,
    TAGALOG_BIRTH,
    TAGALOG_FOR_TODAY,
    TAGALOG_FOR_DAYS,
    TAGALOG_CRISIS_TOLD,
    TAGALOG_AS_TOLD,
  ]),
}
