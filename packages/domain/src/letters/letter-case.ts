import { calendarDate } from '../kernel/calendar-date'
import { draftLetter } from './draft-letter'
import type { LetterFacts } from './letter-facts'
import type { LetterKind } from './letter-kinds'

/** A worked letter: what it is told, and what must come out. In a later date, `null` stands for one not known yet. */
export interface LetterCase {
  readonly name: string
  readonly asOf: string
  readonly given: { readonly kind: string; readonly facts: object }
  readonly expect: object
  readonly source: string
}

/** What a case is held against: the last days, the law in order, or why it was refused. */
export function outcomeOfCase({ asOf, given }: LetterCase) {
  const outcome = draftLetter(given.kind as LetterKind, given.facts as LetterFacts, calendarDate(asOf))
  if (outcome.outcome === 'refused') return { outcome: outcome.outcome, reason: outcome.reason.code }
  return {
    outcome: outcome.outcome,
    deadline: outcome.deadline?.date,
    later: outcome.otherDeadlines.map(({ date }) => date),
    law: outcome.law.map(({ citation }) => citation.title),
  }
}
