import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation, Reason } from '../kernel/decision'
import type { LetterFacts } from './letter-facts'
import type { LetterField } from './letter-fields'
import type { LetterKind } from './letter-kinds'
import type { LawCode } from './laws'

/** A paragraph or line: a code of the catalog, the figures it speaks of, and the facts it is filled with. */
export interface LetterBlock extends Reason {
  /** Facts that the words name, as `{{field}}`. A missing one is a labelled blank. */
  readonly fields: readonly LetterField[]
}

/** By when something must be done. Without `date` where the day it counts from is not known. */
export interface LetterDeadline {
  /** Words: `deadline.<rule>`. */
  readonly rule: string
  readonly date?: CalendarDate
  /** The day it is counted from. */
  readonly startsFrom: LetterField | 'today'
  /** How long after it; no days where it is that day itself. */
  readonly length: { readonly days: number } | { readonly months: number }
  readonly citation: Citation
  readonly isPast: boolean
  /** Told before the document's own day: whoever waits for that one loses the care. */
  readonly goesFirst?: true
}

export interface LawReference {
  /** Words: `law.<code>`. */
  readonly code: LawCode
  readonly citation: Citation
}

/** A document that somebody sends, and beside it what the sender should know. Codes alone; the catalog has the words. */
export interface LetterDraft {
  readonly outcome: 'drafted'
  readonly kind: LetterKind
  readonly asOf: CalendarDate
  readonly title: LetterBlock
  readonly sender: readonly LetterBlock[]
  readonly recipient: readonly LetterBlock[]
  readonly subject: readonly LetterBlock[]
  readonly blocks: readonly LetterBlock[]
  readonly closing: readonly LetterBlock[]
  /** The one that decides whether this document is in time. */
  readonly deadline?: LetterDeadline
  readonly otherDeadlines: readonly LetterDeadline[]
  readonly law: readonly LawReference[]
  /** What to enclose. Words: `evidence.<code>`. */
  readonly evidence: readonly string[]
  /** Where to send it and what comes next, in order. Words: `next.<code>`. */
  readonly nextSteps: readonly Reason[]
  /** What to know before sending. Words: `note.<code>`. */
  readonly notes: readonly Reason[]
  /** Blanks still to fill, in the order they stand. */
  readonly gaps: readonly LetterField[]
  readonly isComplete: boolean
  /** The facts it was filled with, made clean. */
  readonly facts: LetterFacts
}

/** A letter that would do no good, or that cannot be begun. Words: `refusal.<code>`. */
export interface LetterRefusal {
  readonly outcome: 'refused'
  readonly kind: LetterKind
  readonly reason: Reason
  readonly citation?: Citation
}

export type LetterOutcome = LetterDraft | LetterRefusal

export const block = (
  code: string,
  fields: readonly LetterField[] = [],
  params: Reason['params'] = {},
): LetterBlock => ({ code, fields, params })
