import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import { citationsOf } from '@careway/contracts/pathways/pathway'
import type { Citation } from '@careway/domain/kernel/decision'
import type { KnowledgeAnswer } from '@careway/domain/knowledge/answer-from'
import { findHelpTypes } from '@careway/domain/knowledge/find-help-types'
import type { KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { leadingFindings } from '@careway/domain/safety/leading-findings'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { isAtLeast } from '@careway/domain/safety/safety-level'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { presentActions, searchesFor, type AnswerAction, type Voice } from './actions.presenter'
import { answerParagraphs } from './card-text'
import { findCards } from './find-cards'
import { callsOf, reasonsInWords } from './safety.presenter'

const MOST_ACTIONS = 6

export interface Asked {
  readonly text: string
  readonly saidBefore: string | undefined
  readonly type: ConversationType
  /** Of the whole conversation. */
  readonly safety: SafetyAssessment
  /** Of this message alone. */
  readonly heardNow: SafetyAssessment
}

/** An answer in the product's own words. Plain text, in paragraphs. */
export interface EmbeddedAnswer {
  readonly language: OfferedLocale
  readonly paragraphs: readonly string[]
  readonly recommendedActions: RecommendedAction[]
  readonly sources: ReturnType<typeof citationsOf>
}

/** The words of the gate: what to do, why, and more to know in a crisis. */
function safetyParagraphs(safety: SafetyAssessment, voice: Voice): readonly string[] {
  const say = (code: string) => voice.messages.translateCode(voice.locale, 'safety', code)
  const what = [say(`action.${safety.action}`), ...reasonsInWords(safety, voice)].join(' ')
  return [what, ...(safety.crisis ? [say(`crisis.${safety.crisis}`)] : [])]
}

/** An emergency, first and fixed. What else was asked is answered after it, where a card knows it. */
function emergencyAnswer({ safety, heardNow }: Asked, cards: KnowledgeAnswer, voice: Voice) {
  const note = voice.messages.translate(voice.locale, 'safety')('notes.neverLower')
  const isAboutMore = !isEmergency(heardNow)
  return {
    paragraphs: [...safetyParagraphs(safety, voice), ...(isAboutMore ? [note, ...answerParagraphs(cards, voice)] : [])],
    actions: [...callsOf(safety), ...(safety.crisis ? (['find-crisis'] as const) : [])],
    citations: [...leadingFindings(safety).map(({ source }) => source), ...(isAboutMore ? citedBy(cards) : [])],
  }
}

const citedBy = (cards: KnowledgeAnswer): readonly Citation[] => (cards.kind === 'answer' ? cards.citations : [])

/** Below "today" the level is said only where this message speaks of the body or mind. */
const saysLevel = ({ safety, heardNow, type }: Asked): boolean =>
  isAtLeast(safety.level, 'high') ||
  (heardNow.isMedical && (isAtLeast(safety.level, 'moderate') || type === 'symptom_check'))

/** A subject that is dangerous by itself, asked about and not told of. */
const asksOfDanger = ({ heardNow }: Asked, cards: KnowledgeAnswer): boolean =>
  heardNow.askedAbout.length > 0 || (cards.kind === 'answer' && cards.cards[0].card.levelHint === 'urgent')

function modeParagraphs(asked: Asked, voice: Voice): readonly string[] {
  const say = voice.messages.translate(voice.locale, 'assistant-answers')
  if (asked.type === 'care_navigation' && asked.safety.byWhen !== 'now') return [say(`care.${asked.safety.byWhen}`)]
  if (asked.type !== 'resource_finder') return []
  const kinds = findHelpTypes(asked.text).map((type) => say(`kinds.${type}`))
  if (kinds.length === 0) return [say('resources.none')]
  const list = new Intl.ListFormat(voice.locale, { type: 'conjunction' }).format(kinds)
  return [say('resources.found', { kinds: list })]
}

function modeActions({ type, text, safety }: Asked): readonly AnswerAction[] {
  if (type === 'care_navigation') return ['open-pathways', 'find-health', 'open-insurance']
  if (type === 'resource_finder') return searchesFor(findHelpTypes(text))
  return type === 'symptom_check' && isAtLeast(safety.level, 'moderate') ? ['open-pathways', 'find-health'] : []
}

function ordinaryAnswer(asked: Asked, cards: KnowledgeAnswer, voice: Voice) {
  const { messages, locale } = voice
  const isSaid = saysLevel(asked)
  const unknown = messages.translateCode(locale, 'assistant-answers', `unknown.${asked.type}`)
  const mode = modeParagraphs(asked, voice)
  const isFound = cards.kind === 'answer' || (asked.type === 'resource_finder' && mode.length > 0)
  return {
    paragraphs: [
      ...(isSaid ? safetyParagraphs(asked.safety, voice) : []),
      ...(asksOfDanger(asked, cards) ? [messages.translate(locale, 'safety')('notes.asked')] : []),
      ...mode,
      ...answerParagraphs(cards, voice),
      ...(isFound ? [] : [unknown]),
    ],
    actions: [...callsOf(asked.safety), ...modeActions(asked), ...cards.actions],
    citations: [...citedBy(cards), ...(isSaid ? leadingFindings(asked.safety).map(({ source }) => source) : [])],
  }
}

/** Answers in the product's own words: the gate first, then what the cards say, shaped by what the person is after. */
export function composeAnswer(search: KnowledgeSearch, asked: Asked, voice: Voice): EmbeddedAnswer {
  const { text, saidBefore } = asked
  const cards = findCards(search, { text, saidBefore, locale: voice.locale, today: voice.today })
  const answer = isEmergency(asked.safety) ? emergencyAnswer(asked, cards, voice) : ordinaryAnswer(asked, cards, voice)
  return {
    language: voice.locale,
    paragraphs: answer.paragraphs,
    recommendedActions: presentActions(answer.actions, voice).slice(0, MOST_ACTIONS),
    sources: citationsOf(answer.citations),
  }
}
