import type { Lexicon } from '../lexicon/lexicon'

/**
 * How a language is written: `words` parted by spaces, compared without accents; `stems`, words whose endings change;
 * `sounds`, the same in Latin letters without a settled spelling; `letters`, where words are not reliably parted.
 */
export type Writing = 'words' | 'stems' | 'sounds' | 'letters'

/**
 * A language beside English and Spanish. Written from general knowledge and not yet reviewed by a native speaker.
 *
 * A pattern is one or more parts joined by ` ~ `, which may stand in any order near each other within a sentence; a
 * part is one or more choices joined by `|`; a choice is a word or several words in a row. In `words` a choice is met
 * whole unless it ends in `*`; in `stems` and `sounds` every choice begins a word (and is met
 * whole if it ends in `=`), or follows a proclitic that does; in `letters` it
 * stands anywhere.
 */
export interface ForeignLanguage {
  readonly isReviewed: false
  readonly writing: Writing
  /** Little words written together with the next one, for `stems`: Arabic "and", "the", "in". */
  readonly proclitics?: readonly string[]
  /** What denies a mention right before it or right after it. */
  readonly deniedBefore: readonly string[]
  readonly deniedAfter: readonly string[]
  /** What denies a mention only between its parts, where a verb stands last. */
  readonly deniedWithin?: readonly string[]
  /** What may stand between a denial and what it denies, or join two things denied together. */
  readonly links: readonly string[]
  /** Where a comma may part clauses of their own: it joins nothing denied, and no past or general sign reaches over it. */
  readonly commasPart?: true
  /** Sayings that mean no harm. */
  readonly idioms: readonly string[]
  /** What tells a sentence as over, and what takes that back: "last year", "as a child"; "now", "again". */
  readonly past: readonly string[]
  readonly now: readonly string[]
  /** What makes a sentence one about bills, claims and cover. */
  readonly office: readonly string[]
  /** What makes a sentence a question in general: "what are the signs of". */
  readonly general: readonly string[]
  readonly lexicon: Lexicon
}
