import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import { citationsOf } from '@careway/contracts/pathways/pathway'
import type { Citation } from '@careway/domain/kernel/decision'
import type { KnowledgeAnswer } from '@careway/domain/knowledge/answer-from'
import { isOfTheBody } from '@careway/domain/knowledge/knowledge-card'
import { findHelpTypes } from '@careway/domain/knowledge/find-help-types'
import type { KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import { turnOfTalk } from '@careway/domain/knowledge/turn-of-talk'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import type { SafetyAssessment } from '@careway/domain/safety/safety-assessment'
import { safetySources } from '@careway/domain/safety/first-aid'
import { isAtLeast } from '@careway/domain/safety/safety-level'
import { namesNoSign } from '@careway/domain/safety/suspicion/sounds'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { presentActions, searchesFor, type AnswerAction, type Voice } from './actions.presenter'
import { answerParagraphs } from './card-text'
import { findCards } from './find-cards'
import { turnAnswer, type TurnAnswer } from './turn-answer'
import { callsOf, firstAidInWords, reasonsInWords } from './safety.presenter'

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

/** The words of the gate: what to do, why, more to know in a crisis, and first aid. */
function safetyParagraphs(safety: SafetyAssessment, voice: Voice): readonly string[] {
  const say = (code: string) => voice.messages.translateCode(voice.locale, 'safety', code)
  const what = [say(`action.${safety.action}`), ...reasonsInWords(safety, voice)].join(' ')
  const aid = firstAidInWords(safety, voice)
    .map((step) => `• ${step}`)
    .join('\n')
  return [what, ...(safety.crisis ? [say(`crisis.${safety.crisis}`)] : []), ...(aid === '' ? [] : [aid])]
}

/** Whether a text asks for help with cover or with bills. */
const asksOfCover = (text: string): boolean =>
  findHelpTypes(text).some((type) => type === 'insurance' || type === 'financial')

/** Whether more was asked than what the emergency answers: nothing urgent was said now, no sign was named, or it is about cover and bills. */
const asksMore = ({ text, heardNow }: Asked, cards: KnowledgeAnswer): boolean =>
  !isEmergency(heardNow) ||
  namesNoSign(heardNow) ||
  (asksOfCover(text) && cards.kind === 'answer' && !isOfTheBody(cards.cards[0].card.topic))

/** An emergency, first and fixed. What else was asked is answered after it, where a card knows it. */
function emergencyAnswer(asked: Asked, cards: KnowledgeAnswer, voice: Voice) {
  const { safety, heardNow } = asked
  const note = voice.messages.translate(voice.locale, 'safety')('notes.neverLower')
  const isAboutMore = asksMore(asked, cards)
  return {
    paragraphs: [
      ...safetyParagraphs(safety, voice),
      ...(isEmergency(heardNow) ? [] : [note]),
      ...(isAboutMore ? answerParagraphs(cards, voice) : []),
    ],
    actions: [...callsOf(safety), ...(safety.crisis ? (['find-crisis'] as const) : [])],
    citations: [...safetySources(safety), ...(isAboutMore ? citedBy(cards) : [])],
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
    citations: [...citedBy(cards), ...(isSaid ? safetySources(asked.safety) : [])],
  }
}

const answerTo = (asked: Asked, cards: KnowledgeAnswer, voice: Voice) =>
  isEmergency(asked.safety) ? emergencyAnswer(asked, cards, voice) : ordinaryAnswer(asked, cards, voice)

/** What is said to somebody who says thanks or asks who is there, behind what is still to be done. */
function afterSafety(asked: Asked, said: TurnAnswer, voice: Voice) {
  const { safety } = asked
  const isSaid = isAtLeast(safety.level, 'high')
  return {
    paragraphs: [...(isSaid ? safetyParagraphs(safety, voice) : []), ...said.paragraphs],
    actions: [...callsOf(safety), ...said.actions],
    citations: [...(isSaid ? safetySources(safety) : []), ...said.citations],
  }
}

/** Answers in the product's own words: the gate first, then what the cards say, shaped by what the person is after. */
export function composeAnswer(search: KnowledgeSearch, asked: Asked, voice: Voice): EmbeddedAnswer {
  const { text, saidBefore } = asked
  const question = { text, saidBefore, locale: voice.locale, today: voice.today }
  const turn = turnOfTalk(text)
  const answer = turn
    ? afterSafety(asked, turnAnswer(search, question, turn, voice), voice)
    : answerTo(asked, findCards(search, question), voice)
  return {
    language: voice.locale,
    paragraphs: answer.paragraphs,
    recommendedActions: presentActions(answer.actions, voice).slice(0, MOST_ACTIONS),
    sources: citationsOf(answer.citations),
  }
}
