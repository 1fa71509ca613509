import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { MORE_IDIOMS } from './tl-not-meant'
import { MORE_NOW, MORE_PAST } from './tl-past-and-now'
import { TAGALOG_TOLD } from './tl-told'
import { TAGALOG_HEART } from './tl-heart'
import { TAGALOG_BREATH } from './tl-breath'
import { TAGALOG_BRAIN } from './tl-brain'
import { TAGALOG_WITS } from './tl-wits'
import { TAGALOG_EYES } from './tl-eyes'
import { TAGALOG_BELLY } from './tl-belly'
import { TAGALOG_INFECTION } from './tl-infection'
import { TAGALOG_INJURY } from './tl-injury'
import { TAGALOG_POISON } from './tl-poison'
import { TAGALOG_SUICIDE } from './tl-suicide'
import { TAGALOG_VIOLENCE } from './tl-violence'
import { TAGALOG_MOTHER } from './tl-mother'
import { TAGALOG_MEASURED } from './tl-measured'
import { TAGALOG_PERSON } from './tl-person'
import { TAGALOG_EVERYDAY } from './tl-everyday'

export const TAGALOG: ForeignLanguage = {
  isReviewed: false,
  writing: 'words',
  ...TAGALOG_TOLD,
  idioms: [...TAGALOG_TOLD.idioms, ...MORE_IDIOMS],
  past: [...TAGALOG_TOLD.past, ...MORE_PAST],
  now: [...TAGALOG_TOLD.now, ...MORE_NOW],
  office: [...TAGALOG_TOLD.office, 'vet', 'beterinaryo', 'veterinarian', 'charity care', 'screening', 'pa screening'],
  lexicon: mergeLexicons([
    TAGALOG_HEART,
    TAGALOG_BREATH,
    TAGALOG_BRAIN,
    TAGALOG_WITS,
    TAGALOG_EYES,
    TAGALOG_BELLY,
    TAGALOG_INFECTION,
    TAGALOG_INJURY,
    TAGALOG_POISON,
    TAGALOG_SUICIDE,
    TAGALOG_VIOLENCE,
    TAGALOG_MOTHER,
    TAGALOG_MEASURED,
    TAGALOG_PERSON,
    TAGALOG_EVERYDAY,
  ]),
}
