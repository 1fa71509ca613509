import type { Citation } from '@careway/domain/kernel/decision'
import type { KnowledgeSearch } from '@careway/domain/knowledge/knowledge-search'
import type { TurnOfTalk } from '@careway/domain/knowledge/turn-of-talk'
import type { AnswerAction, Voice } from './actions.presenter'
import { answerParagraphs } from './card-text'
import { findOtherCards, type Question } from './find-cards'

export interface TurnAnswer {
  readonly paragraphs: readonly string[]
  readonly actions: readonly AnswerAction[]
  readonly citations: readonly Citation[]
}

const ACTIONS: Readonly<Partial<Record<TurnOfTalk, readonly AnswerAction[]>>> = {
  help: ['call-911', 'call-988', 'call-211'],
  human: ['call-211', 'find-health', 'find-crisis'],
  'can-do': ['open-pathways', 'open-insurance', 'find-health', 'letter-appeal'],
}

/** What is said to somebody who says thanks, asks who is there, or wants more or something else than what was said. */
export function turnAnswer(search: KnowledgeSearch, question: Question, turn: TurnOfTalk, voice: Voice): TurnAnswer {
  const say = (code: string) => voice.messages.translateCode(voice.locale, 'assistant-answers', `turn.${code}`)
  if (turn !== 'more' && turn !== 'another')
    return { paragraphs: [say(turn)], actions: ACTIONS[turn] ?? [], citations: [] }
  const cards = findOtherCards(search, question, turn)
  if (cards.kind === 'unknown') return { paragraphs: [say(`${turn}.none`)], actions: cards.actions, citations: [] }
  return {
    paragraphs: [say(`${turn}.found`), ...answerParagraphs(cards, voice)],
    actions: cards.actions,
    citations: cards.citations,
  }
}
