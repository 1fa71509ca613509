import type { Lexicon } from '../lexicon'
import { mergeLexicons } from '../merge-lexicons'
import { ABUSE_WORDS } from './abuse-words'
import { CAPTIVITY_WORDS } from './captivity-words'
import { EVERYDAY_WORDS } from './everyday-words'
import { MIND_WORDS } from './mind-words'
import { SUICIDE_HINTS } from './suicide-hints'
import { SUICIDE_WORDS } from './suicide-words'
import { VIOLENCE_WORDS } from './violence-words'

export const MIND_AND_EVERYDAY_WORDS: Lexicon = mergeLexicons([
  SUICIDE_WORDS,
  SUICIDE_HINTS,
  VIOLENCE_WORDS,
  ABUSE_WORDS,
  CAPTIVITY_WORDS,
  MIND_WORDS,
  EVERYDAY_WORDS,
])

/** What means something only beside other things: a gun, a goodbye, a paper kept, a night without sleep. */
export const HINTS: ReadonlySet<string> = new Set([
  ...Object.keys(SUICIDE_HINTS),
  'asks-dose',
  'not-wake',
  'lurking',
  'weapon',
  'no-memory',
  'night-visit',
  'kept-secret',
  'held-papers',
  'cannot-leave',
  'debt-bond',
  'unpaid-work',
  'immigration-threat',
  'neglected',
  'kept-in',
  'takes-money',
  'voices',
  'told-to-harm',
  'not-my-baby',
  'odd-mind',
  'street-drug',
  'overdose-look',
  'withdrawal-danger',
  'burn-size',
  'not-healing',
  'always',
])
