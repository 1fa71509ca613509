import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { citationOf, citationsOf } from '@careway/contracts/pathways/pathway'
import type { Citation } from '@careway/domain/kernel/decision'
import { HELP_LINES } from '@careway/domain/letters/help-lines'
import type { LetterDraft, LetterOutcome } from '@careway/domain/letters/letter'
import { deadlinesOf, deadlineText, notesText, refusalText, stepsText } from '@careway/domain/letters/render-guide'
import type { Say } from '@careway/domain/letters/render-letter'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import type { LetterWords } from './letter-words'

type Sources = Assistance['sources']

const programSources = ({ kind, facts }: LetterDraft): readonly Citation[] =>
  kind === 'application_checklist' ? (EVERY_PROGRAM.find(({ id }) => id === facts.programId)?.sources ?? []) : []

/** The law, the deadlines' own law, and who publishes each number to call. */
export function sourcesOf(outcome: LetterOutcome | undefined): Sources {
  if (!outcome) return []
  if (outcome.outcome === 'refused') return outcome.citation ? citationsOf([outcome.citation]) : []
  const phones = outcome.nextSteps.map(({ params }) => params['phone'])
  const lines = Object.values(HELP_LINES).filter(({ phone }) => phones.includes(phone))
  return citationsOf([
    ...outcome.law.map(({ citation }) => citation),
    ...deadlinesOf(outcome).map(({ citation }) => citation),
    ...programSources(outcome),
    ...lines.map(({ citation }) => citation),
  ])
}

export function presentDeadlines(outcome: LetterOutcome | undefined, say: Say): Assistance['deadlines'] {
  if (outcome?.outcome !== 'drafted') return []
  return deadlinesOf(outcome).map(({ rule, date, isPast, citation }) => ({
    label: say(`deadline.${rule}`),
    date: date ?? null,
    isPast,
    source: citationOf(citation),
  }))
}

const list = (texts: readonly string[], say: Say): string => texts.map((text) => say('list-item', { text })).join('\n')

function draftedResponse(draft: LetterDraft, { sayToReader: say, sayAround: around }: LetterWords): string {
  const { gaps } = draft
  const title = say(`kind.${draft.kind}`)
  const blanks = gaps.map((field) => say(`field.${field}`))
  const dates = deadlinesOf(draft).map((each) => deadlineText(each, say))
  return [
    around(draft.isComplete ? 'drafted' : 'drafted-with-blanks', { title, count: gaps.length }),
    list(blanks, say),
    dates.length > 0 ? [say('guide.deadlines'), list(dates, say)].join('\n') : '',
    stepsText(draft, say),
    notesText(draft, say),
    around('check-facts'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** What was drafted and what to do with it, or why nothing was. */
export function responseFor(outcome: LetterOutcome | undefined, words: LetterWords): string {
  const { sayToReader, sayAround } = words
  if (!outcome) return sayAround('choose-letter')
  if (outcome.outcome === 'drafted') return draftedResponse(outcome, words)
  return `${refusalText(outcome, sayToReader)}\n\n${sayAround('not-drafted')}`
}
