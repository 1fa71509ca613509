import type { CalendarDate } from '../kernel/calendar-date'
import type { ReasonParameters } from '../kernel/decision'
import { figuresOn } from './figures'
import { catalogOf, type CardPart, type KnowledgeCard, type KnowledgeCatalog } from './knowledge-card'

/** A sentence of a card: its key in the catalog, and every figure it may say. */
export interface CardSentence {
  readonly part: 'title' | 'summary' | 'point' | CardPart
  readonly catalog: KnowledgeCatalog
  readonly key: string
  readonly params: ReasonParameters
}

/** All that a card says, in reading order; undefined where one of its figures is not known for the day. */
export function cardSentences(card: KnowledgeCard, asOf: CalendarDate): readonly CardSentence[] | undefined {
  const params = figuresOn(card.figures, asOf)
  if (!params) return undefined
  const catalog = catalogOf(card.topic)
  const say = (part: CardSentence['part'], key: string = part): CardSentence => ({
    part,
    catalog,
    key: `${card.id}.${key}`,
    params,
  })
  const points = Array.from({ length: card.points }, (_, index) => say('point', `points.${index + 1}`))
  return [say('title'), say('summary'), ...points, ...card.parts.map((part) => say(part))]
}
