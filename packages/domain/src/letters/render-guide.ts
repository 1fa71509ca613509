import type { Reason } from '../kernel/decision'
import type { LetterDeadline, LetterDraft, LetterRefusal } from './letter'
import { blockText, type LetterDocument, type Say } from './render-letter'

const items = (heading: string, texts: readonly string[], say: Say): string =>
  texts.length === 0 ? '' : [say(heading), ...texts.map((text) => say('list-item', { text }))].join('\n')

const lengthText = ({ length }: LetterDeadline, say: Say): string =>
  'days' in length ? say('length.days', { count: length.days }) : say('length.months', { count: length.months })

/** The last day in words, or how long it is where the day it counts from is not known. */
export function deadlineText(deadline: LetterDeadline, say: Say): string {
  const what = say(`deadline.${deadline.rule}`)
  const params = { what, length: lengthText(deadline, say), citation: deadline.citation.title }
  const start = deadline.startsFrom === 'today' ? say('today') : say(`field.${deadline.startsFrom}`)
  if (!deadline.date) return say('deadline-unknown', { ...params, start })
  const isThatDay = 'days' in deadline.length && deadline.length.days === 0
  const text = isThatDay
    ? say('deadline-that-day', { what, date: deadline.date, citation: params.citation })
    : say('deadline-known', { ...params, start, date: deadline.date })
  return deadline.isPast ? say('deadline-passed', { text }) : text
}

/** Last days in the order in which they are told. */
export function deadlinesOf({ deadline, otherDeadlines }: LetterDraft): readonly LetterDeadline[] {
  const first = otherDeadlines.filter(({ goesFirst }) => goesFirst)
  const others = otherDeadlines.filter(({ goesFirst }) => !goesFirst)
  return [...first, ...(deadline ? [deadline] : []), ...others]
}

const inWords = (prefix: 'next' | 'note', reasons: readonly Reason[], say: Say): readonly string[] =>
  reasons.map(({ code, params }) => {
    const field = params.field
    return say(`${prefix}.${code}`, typeof field === 'string' ? { ...params, label: say(`field.${field}`) } : params)
  })

const isLetter = ({ kind }: LetterDraft) => kind !== 'application_checklist'

/** What to do, in order, under its heading. */
export const stepsText = ({ nextSteps }: LetterDraft, say: Say): string =>
  items('guide.steps', inWords('next', nextSteps, say), say)

/** What to know before sending, under its heading. */
export const notesText = (draft: LetterDraft, say: Say): string =>
  items('guide.notes', [...inWords('note', draft.notes, say), ...(isLetter(draft) ? [say('guide.language')] : [])], say)

/** What the sender should know: the last day, where to send it, what to enclose, what comes next, and the sources. */
export function renderGuide(draft: LetterDraft, say: Say): LetterDocument {
  const title = blockText(draft.title, draft, say)
  const parts = [
    say('guide.title', { title }),
    items(
      'guide.missing',
      draft.gaps.map((field) => say(`field.${field}`)),
      say,
    ),
    items(
      'guide.deadlines',
      deadlinesOf(draft).map((each) => deadlineText(each, say)),
      say,
    ),
    stepsText(draft, say),
    items(
      'guide.enclose',
      draft.evidence.map((code) => say(`evidence.${code}`)),
      say,
    ),
    notesText(draft, say),
    items(
      'guide.law',
      draft.law.map(({ citation }) => say('source', { title: citation.title, url: citation.url ?? '' })),
      say,
    ),
  ]
  return {
    name: say('guide.title', { title }),
    type: 'text/plain',
    content: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
  }
}

/** Why there is no letter, in words. */
export const refusalText = ({ reason }: LetterRefusal, say: Say): string => say(`refusal.${reason.code}`, reason.params)
