import { calendarDate } from '../kernel/calendar-date'
import type { Reason } from '../kernel/decision'
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

/** Sentences that claim something of the case, and so hang on what is known of it. */
const CLAIMS: ReadonlySet<string> = new Set(['in-time', 'late', 'undated', 'above'])

const codesUnder = (prefix: string, blocks: readonly Reason[]): readonly string[] =>
  blocks.filter(({ code }) => code.startsWith(prefix)).map(({ code }) => code.slice(prefix.length))

/** What a case is held against: the last days, the law in order, what is asked for and told, or why it was refused. */
export function outcomeOfCase({ asOf, given }: LetterCase) {
  const outcome = draftLetter(given.kind as LetterKind, given.facts as LetterFacts, calendarDate(asOf))
  if (outcome.outcome === 'refused') return { outcome: outcome.outcome, reason: outcome.reason.code }
  return {
    outcome: outcome.outcome,
    deadline: outcome.deadline?.date,
    later: outcome.otherDeadlines.map(({ date }) => date),
    law: outcome.law.map(({ citation }) => citation.title),
    requests: codesUnder('request.', outcome.blocks),
    answer: outcome.blocks.find(({ code }) => code.startsWith('request.answer-'))?.params,
    arguments: codesUnder('argument.', outcome.blocks),
    says: outcome.blocks.map(({ code }) => code.split('.')[1]).filter((code) => code !== undefined && CLAIMS.has(code)),
    firstStep: outcome.nextSteps[0]?.code,
    notes: outcome.notes.map(({ code }) => code),
  }
}
