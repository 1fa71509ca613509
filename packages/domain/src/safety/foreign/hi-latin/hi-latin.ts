import type { Lexicon } from '../../lexicon/lexicon'
import { mergeLexicons } from '../../lexicon/merge-lexicons'
import type { ForeignLanguage } from '../foreign-language'
import { HINDI } from '../hi/hi'
import { HINDI_IN_LATIN_DANGERS } from './hi-latin-dangers'
import { HINDI_IN_LATIN_EVERYDAY } from './hi-latin-everyday'
import { HINDI_IN_LATIN_LOANS } from './hi-latin-loans'
import { lexiconInLatin, listInLatin } from './in-latin-letters'

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
      mergeLexicons([HINDI.lexicon, HINDI_IN_LATIN_DANGERS, HINDI_IN_LATIN_LOANS, HINDI_IN_LATIN_EVERYDAY]),
    ))
  },
}
