import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { askForLetter, Assistance } from '@careway/contracts/letters/ask-for-letter'
import type { Profile } from '@careway/contracts/profile/profile'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import { draftLetter } from '@careway/domain/letters/draft-letter'
import type { LetterDraft, LetterOutcome } from '@careway/domain/letters/letter'
import { cleanFacts, type LetterFacts } from '@careway/domain/letters/letter-facts'
import { renderGuide } from '@careway/domain/letters/render-guide'
import { letterAlone, renderLetter, type LetterDocument } from '@careway/domain/letters/render-letter'
import type { AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import { isOfferedLocale, type OfferedLocale } from '@careway/i18n/locales'
import type { SignedInUser } from '../../ports/caller'
import { actionsFor } from './actions.presenter'
import { assessContext, type AssessedContext } from './assess-context'
import { presentDeadlines, responseFor, sourcesOf } from './assistance.presenter'
import { chooseLetter, withProgram, type LetterChoice } from './choose-letter'
import { gatherFacts } from './gather-facts'
import { letterWords, type LetterWords } from './letter-words'
import type { LettersParts } from './letters-parts'
import { questionsFor } from './questions'
import { translateLetter, type Translation } from './translate-letter'

type Body = EndpointInput<typeof askForLetter>['body']

export interface Asker {
  readonly user: SignedInUser
  readonly profile: Profile | undefined
  readonly locale: OfferedLocale
  readonly asOf: CalendarDate
}

/** The day in New York: the first whose letters could be too late. */
export const askerOf = async (
  { readProfile, clock }: LettersParts,
  user: SignedInUser,
  locale: OfferedLocale,
): Promise<Asker> => ({
  user,
  profile: await readProfile(user.id),
  locale,
  asOf: rulesDayAt(clock()),
})

interface Drafting {
  readonly body: Body
  readonly asker: Asker
  readonly assessed: AssessedContext
  readonly words: LetterWords
}

async function translated(
  { modelWording }: LettersParts,
  { body, asker, assessed }: Drafting,
  draft: LetterDraft,
  letter: LetterDocument,
): Promise<Translation> {
  const target = body.targetLanguage ?? 'en'
  if (isOfferedLocale(target)) return { notices: [] }
  const { assessment } = assessed
  const note = letter.content.slice(letterAlone(letter.content).length)
  const sent = { ...letter, content: letterAlone(letter.content) }
  const request = { userId: asker.user.id, letter: sent, facts: draft.facts, target, assessment }
  const { document, notices } = await translateLetter(modelWording, request)
  return { ...(document && { document: { ...document, content: document.content + note } }), notices }
}

type Documents = Pick<Assistance, 'documents' | 'engine'> & { readonly notices: readonly AnswerNotice[] }

async function documentsFor(
  parts: LettersParts,
  drafting: Drafting,
  outcome: LetterOutcome | undefined,
): Promise<Documents> {
  if (outcome?.outcome !== 'drafted') return { documents: [], engine: 'embedded', notices: [] }
  const { sayInLetter, sayToReader, reader, written } = drafting.words
  const { targetLanguage = written } = drafting.body
  const letter = renderLetter(outcome, sayInLetter, sayToReader)
  const { document, notices } = await translated(parts, drafting, outcome, letter)
  return {
    documents: [
      ...(document ? [{ ...document, language: targetLanguage }] : []),
      { ...letter, language: written },
      { ...renderGuide(outcome, sayToReader), language: reader },
    ],
    engine: document ? 'model' : 'embedded',
    notices,
  }
}

/** Programs that the person may get, for the choice among them. */
async function programIdsFor({ readFacts, listHelp }: LettersParts, { user }: Asker): Promise<readonly string[]> {
  const decided = listHelp.programs(await readFacts({ userId: user.id }))
  return decided.filter(({ decision }) => decision.likelihood !== 'unlikely').map(({ record }) => record.id)
}

function draft(choice: LetterChoice, facts: LetterFacts, asOf: CalendarDate): LetterOutcome | undefined {
  return choice.kind === null ? undefined : draftLetter(choice.kind, facts, asOf)
}

/** Paperwork from a text: which letter, with which facts, what is missing, and the documents. Nothing is kept. */
export async function answerLetter(parts: LettersParts, body: Body, asker: Asker): Promise<Assistance> {
  const { context, assistanceType, facts: given = {}, targetLanguage = 'en' } = body
  const words = letterWords(parts.messages, body, asker.locale)
  const assessed = assessContext(parts, body, asker, words.reader)
  const choice = chooseLetter(context, body)
  const facts = withProgram(gatherFacts(context, given as LetterFacts, asker, asker.asOf), choice)
  const outcome = draft(choice, facts, asker.asOf)
  const { documents, engine, notices } = await documentsFor(parts, { body, asker, assessed, words }, outcome)
  const clean = cleanFacts(facts, asker.asOf)
  const programIds = outcome?.kind === 'application_checklist' ? await programIdsFor(parts, asker) : []
  const asking = { context, type: assistanceType, choice, outcome, facts: clean, profile: asker.profile, programIds }
  const lines = [responseFor(outcome, words), ...notices.map((notice) => words.sayAround(`notice.${notice}`))]
  return {
    response: lines.join('\n\n'),
    documents: [...documents],
    letterKind: choice.kind,
    facts: clean,
    questions: questionsFor(asking, words),
    deadlines: presentDeadlines(outcome, words.sayToReader),
    recommendedActions: actionsFor(choice.kind, outcome, words.sayAround),
    sources: sourcesOf(outcome),
    language: engine === 'model' ? targetLanguage : words.written,
    engine,
    notices: [...notices],
    safety: assessed.notice,
  }
}
