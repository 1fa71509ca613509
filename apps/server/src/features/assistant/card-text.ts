import type { AnswerCard, KnowledgeAnswer } from '@careway/domain/knowledge/answer-from'
import type { CardSentence } from '@careway/domain/knowledge/card-words'
import type { Voice } from './actions.presenter'

const sayWith =
  ({ messages, locale }: Voice) =>
  ({ catalog, key, params }: CardSentence): string =>
    messages.translateCode(locale, catalog, key, params)

/** A card as paragraphs of plain text: what it is about, what it says, and when to get care. */
export function cardParagraphs({ sentences }: AnswerCard, voice: Voice): readonly string[] {
  const say = sayWith(voice)
  const of = (...parts: readonly CardSentence['part'][]) =>
    sentences.filter(({ part }) => parts.includes(part)).map(say)
  const points = of('point').map((point) => `• ${point}`)
  return [of('title', 'summary'), points, of('doNow'), of('seeDoctorWhen', 'callNowWhen')]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
}

/** All that the cards of an answer say. */
export const answerParagraphs = (answer: KnowledgeAnswer, voice: Voice): readonly string[] =>
  answer.kind === 'answer' ? answer.cards.flatMap((card) => cardParagraphs(card, voice)) : []
