import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import type { analyzeResources, Assistance } from '@careway/contracts/letters/ask-for-letter'
import { citationsOf } from '@careway/contracts/pathways/pathway'
import { telephoneHref } from '@careway/domain/kernel/telephone-href'
import { cleanFacts, type LetterFacts } from '@careway/domain/letters/letter-facts'
import { readLetterFacts } from '@careway/domain/letters/read-letter-facts'
import type { Say } from '@careway/domain/letters/render-letter'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { isOfferedLocale } from '@careway/i18n/locales'
import { findHelp as findHelpAction } from './actions.presenter'
import type { Asker } from './ask-for-letter'
import { assessContext } from './assess-context'
import { findHelp, type DecidedProgram, type FoundHelp } from './find-help'
import { heardPart, nearPart, planDocument, programLine } from './help-plan'
import { letterWords, type LetterWords } from './letter-words'
import type { LettersParts } from './letters-parts'
import { translateLetter } from './translate-letter'

type Body = EndpointInput<typeof analyzeResources>['body']

const MOST_CALLS = 3

const list = (heading: string, texts: readonly string[], around: Say): string =>
  [around(heading), ...texts.map((text) => around('plan.item', { text }))].join('\n')

/** Whom to ask in which order; where that hangs on what nobody told, what it hangs on. */
function programsPart(parts: LettersParts, found: FoundHelp, { reader, sayAround: around }: LetterWords): string {
  const say = (each: DecidedProgram) => parts.helpWords.say(each, found.facts, reader)
  if (found.programs.length > 0)
    return list(
      'plan.order',
      found.programs.map((each) => programLine(say(each), around)),
      around,
    )
  if (found.open.length === 0) return around('plan.none')
  return list(
    'plan.open',
    found.open.map((each) => say(each).name),
    around,
  )
}

/** Letters that the text speaks of too. */
const letterLines = ({ letters }: FoundHelp, { sayToReader, sayAround }: LetterWords): readonly string[] =>
  letters.map((kind) => sayAround('plan.letter', { kind: sayToReader(`kind.${kind}`) }))

function responseFor(parts: LettersParts, found: FoundHelp, words: LetterWords): string {
  const { sayAround: around } = words
  return [
    heardPart(found, around),
    programsPart(parts, found, words),
    ...letterLines(found, words),
    nearPart(found, around),
    around('plan.end'),
  ].join('\n\n')
}

/** A service that is known by its number is named once. */
const callLabel = (who: string, phone: string, around: Say): string =>
  around(who.split(' ').includes(phone) ? 'call.number' : 'call.somebody', { who, phone })

function actionsFor(parts: LettersParts, found: FoundHelp, words: LetterWords): RecommendedAction[] {
  const { reader, sayAround: around, sayToReader } = words
  const { types, programs, lines, facts } = found
  const calls = [...programs, ...lines].flatMap((each) => {
    const { id, name, contactInfo } = parts.helpWords.say(each, facts, reader)
    const { phone } = contactInfo
    return phone ? [{ id: `call-${id}`, label: callLabel(name, phone, around), href: telephoneHref(phone) }] : []
  })
  const letters = found.letters.map((kind) => ({
    id: `letter-${kind}`,
    label: sayToReader(`kind.${kind}`),
    href: `/letters?kind=${kind}`,
  }))
  return [...calls.slice(0, MOST_CALLS), ...letters, ...types.map((type) => findHelpAction(type, around))]
}

/** Figures of the household that would decide more. */
function questionsFor(
  { programs, open }: FoundHelp,
  facts: LetterFacts,
  { sayToReader: say }: LetterWords,
): Assistance['questions'] {
  const asked = new Set([...programs, ...open].flatMap(({ decision }) => decision.questions))
  const fields = [
    ...(asked.has('income') && facts.annualIncomeCents === undefined ? (['annualIncomeCents'] as const) : []),
    ...(asked.has('household') && facts.householdSize === undefined ? (['householdSize'] as const) : []),
  ]
  return fields.map((field) => ({ field, label: say(`field.${field}`), choices: [] }))
}

interface Ask {
  readonly target: InterfaceLanguage
  readonly asker: Asker
  readonly assessment: SafetyAssessment
}

async function documentsFor(parts: LettersParts, ask: Ask, found: FoundHelp, words: LetterWords) {
  const { target, asker, assessment } = ask
  const around: Say = (code, params = {}) => parts.messages.translateCode(words.written, 'assistance', code, params)
  const language = words.written
  const plan = { ...planDocument(found, { helpWords: parts.helpWords, locale: language, around }), language }
  if (isOfferedLocale(target)) return { documents: [plan], notices: [] }
  const request = { userId: asker.user.id, letter: plan, facts: {}, target, assessment }
  const { document, notices } = await translateLetter(parts.modelWording, request)
  return { documents: document ? [{ ...document, language: target }, plan] : [plan], notices }
}

/** Which programs and places fit what a person tells, why, and in what order to ask them. Nothing is kept. */
export async function analyzeHelp(parts: LettersParts, body: Body, asker: Asker): Promise<Assistance> {
  const { context, targetLanguage = 'en' } = body
  const words = letterWords(parts.messages, body, asker.locale)
  const read = readLetterFacts(context, asker.asOf)
  const facts = cleanFacts({ ...read, ...((body.facts ?? {}) as LetterFacts) }, asker.asOf)
  const { assessment, notice } = assessContext(parts, body, asker, words.reader)
  const found = await findHelp(parts, context, facts, asker)
  const ask = { target: targetLanguage, asker, assessment }
  const { documents, notices } = await documentsFor(parts, ask, found, words)
  const isTranslated = documents.length > 1
  const notes = notices.map((notice) => words.sayAround(`notice.${notice}`))
  return {
    response: [responseFor(parts, found, words), ...notes].join('\n\n'),
    documents,
    letterKind: null,
    facts,
    questions: questionsFor(found, facts, words),
    deadlines: [],
    recommendedActions: actionsFor(parts, found, words),
    sources: citationsOf([...found.programs, ...found.open, ...found.lines].flatMap(({ record }) => record.sources)),
    language: isTranslated ? targetLanguage : words.written,
    engine: isTranslated ? 'model' : 'embedded',
    notices: [...notices],
    safety: notice,
  }
}
