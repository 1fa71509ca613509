import type { LetterFacts } from '@careway/domain/letters/letter-facts'
import type { TextField } from '@careway/domain/letters/letter-fields'
import { missingFigures } from '@careway/domain/letters/missing-figures'
import type { LetterDocument } from '@careway/domain/letters/render-letter'
import { writtenDates } from '@careway/domain/letters/written-dates'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import type { AnswerNotice } from '@careway/domain/vocabulary/assistant-terms'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { localeOf } from '@careway/i18n/locales'
import type { ModelWording, WordingRequest } from '../../ports/model-wording'

/** A letter takes a model longer than a sentence; a person waits for it. */
const LONGEST_WAIT_MS = 90_000

export interface Translation {
  /** The translated letter; nothing where no model may or could make it. */
  readonly document?: LetterDocument
  readonly notices: readonly AnswerNotice[]
}

export interface TranslationRequest {
  readonly userId: string
  readonly letter: LetterDocument
  readonly facts: LetterFacts
  readonly target: InterfaceLanguage
  readonly assessment: SafetyAssessment
}

const englishName = (code: InterfaceLanguage): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

const taskFor = (target: InterfaceLanguage): string =>
  [
    `Translate the letter into ${englishName(target)}.`,
    'Answer with the translated letter alone. Keep its lines and paragraphs in their order, and leave nothing out.',
    'Keep every name, number, date, amount, telephone number, web address and law citation as it is, in the figures 0 to 9.',
    'Keep text in square brackets in square brackets. Add nothing: no advice, no explanation, no promise.',
  ].join(' ')

/** What names the person; what tells of the illness must be translated. */
const NAMING = [
  'patientName',
  'patientAddress',
  'patientPhone',
  'patientEmail',
  'representativeName',
  'memberId',
  'claimNumber',
  'accountNumber',
] as const satisfies readonly TextField[]

const identifiersOf = (facts: LetterFacts): readonly string[] =>
  NAMING.map((field) => facts[field]).filter((value) => value !== undefined)

const requestFor = ({ userId, letter, facts, target, assessment }: TranslationRequest): WordingRequest => ({
  userId,
  task: taskFor(target),
  turns: [{ role: 'user', content: letter.content }],
  // Languages that write months in figures need those allowed too.
  material: [letter.content, ...writtenDates(letter.content)],
  isPrivate: true,
  tools: [],
  identifiers: identifiersOf(facts),
  language: target,
  level: assessment.level,
})

type Worded = { readonly text: string } | { readonly notice: AnswerNotice }

async function worded(wording: ModelWording, request: TranslationRequest): Promise<Worded> {
  for await (const event of wording.word(requestFor(request), AbortSignal.timeout(LONGEST_WAIT_MS))) {
    if (event.kind === 'withdrawn') return { notice: event.notice }
    if (event.kind !== 'done') continue
    const isWhole = missingFigures(request.letter.content, event.text).length === 0
    return isWhole ? { text: event.text } : { notice: 'model_withheld' }
  }
  return { notice: 'model_failed' }
}

const withoutModel = (...notices: readonly AnswerNotice[]): Translation => ({ notices: [...notices, 'english_only'] })

/**
 * The English letter in another language, by a model that the person agreed to. A translation that lost or changed a
 * figure is not shown. In an emergency no model is waited for.
 */
export async function translateLetter(
  wording: ModelWording | undefined,
  request: TranslationRequest,
): Promise<Translation> {
  const { userId, letter, target, assessment } = request
  if (!wording) return withoutModel()
  if (isEmergency(assessment))
    return (await wording.wouldAsk(userId)) ? withoutModel('emergency_without_model') : withoutModel()
  const refusal = await wording.admit(userId)
  if (refusal) return refusal.kind === 'notice' ? withoutModel(refusal.notice) : withoutModel()
  const answer = await worded(wording, request)
  if ('notice' in answer) return withoutModel(answer.notice)
  const name = `${letter.name} (${localeOf(target).ownName})`
  return { document: { ...letter, name, content: `${answer.text.trim()}\n` }, notices: [] }
}
