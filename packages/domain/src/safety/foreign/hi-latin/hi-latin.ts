import type { Lexicon } from '../../lexicon/lexicon'
import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI } from '../hi/hi'
import { lexiconInLatin, listInLatin } from './in-latin-letters'
import { HINDI_IN_LATIN_HEART } from './hi-latin-heart'
import { HINDI_IN_LATIN_BREATH } from './hi-latin-breath'
import { HINDI_IN_LATIN_BRAIN } from './hi-latin-brain'
import { HINDI_IN_LATIN_WITS } from './hi-latin-wits'
import { HINDI_IN_LATIN_EYES } from './hi-latin-eyes'
import { HINDI_IN_LATIN_BELLY } from './hi-latin-belly'
import { HINDI_IN_LATIN_INFECTION } from './hi-latin-infection'
import { HINDI_IN_LATIN_INJURY } from './hi-latin-injury'
import { HINDI_IN_LATIN_POISON } from './hi-latin-poison'
import { HINDI_IN_LATIN_SUICIDE } from './hi-latin-suicide'
import { HINDI_IN_LATIN_VIOLENCE } from './hi-latin-violence'
import { HINDI_IN_LATIN_MOTHER } from './hi-latin-mother'
import { HINDI_IN_LATIN_MEASURED } from './hi-latin-measured'
import { HINDI_IN_LATIN_PERSON } from './hi-latin-person'
import { HINDI_IN_LATIN_EVERYDAY } from './hi-latin-everyday'

let spelledOut: Lexicon | undefined

/** Hindi and Urdu as typed in Latin letters: the Hindi patterns spelled out, and what is only written so. */
export const HINDI_IN_LATIN: ForeignLanguage = {
  isReviewed: false,
  writing: 'sounds',
  commasPart: true,
  deniedBefore: listInLatin(HINDI.deniedBefore).filter((each) => each !== 'na' && each !== 'no'),
  deniedWithin: listInLatin(HINDI.deniedWithin ?? []),
  deniedAfter: listInLatin(HINDI.deniedAfter),
  links: listInLatin(HINDI.links),
  idioms: listInLatin(HINDI.idioms),
  past: listInLatin(HINDI.past),
  now: listInLatin(HINDI.now),
  office: listInLatin(HINDI.office),
  general: listInLatin(HINDI.general),
  /** Takes part of a second: made when a text first needs it. */
  get lexicon() {
    return (spelledOut ??= lexiconInLatin(
      mergeLexicons([
        HINDI_IN_LATIN_HEART,
        HINDI_IN_LATIN_BREATH,
        HINDI_IN_LATIN_BRAIN,
        HINDI_IN_LATIN_WITS,
        HINDI_IN_LATIN_EYES,
        HINDI_IN_LATIN_BELLY,
        HINDI_IN_LATIN_INFECTION,
        HINDI_IN_LATIN_INJURY,
        HINDI_IN_LATIN_POISON,
        HINDI_IN_LATIN_SUICIDE,
        HINDI_IN_LATIN_VIOLENCE,
        HINDI_IN_LATIN_MOTHER,
        HINDI_IN_LATIN_MEASURED,
        HINDI_IN_LATIN_PERSON,
        HINDI_IN_LATIN_EVERYDAY,
        HINDI.lexicon,
      ]),
    ))
  },
}
