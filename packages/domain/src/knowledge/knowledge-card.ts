import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import type { FigureId } from './figures'
import type { KnowledgeAction } from './knowledge-action'

export const KNOWLEDGE_TOPICS = [
  'symptom',
  'mental-health',
  'pregnancy',
  'child',
  'medicine',
  'prevention',
  'insurance',
  'appeal',
  'prior-authorization',
  'bill',
  'rights',
  'program',
  'place',
] as const
export type KnowledgeTopic = (typeof KNOWLEDGE_TOPICS)[number]

/** Parts that only some cards have. */
export const CARD_PARTS = ['doNow', 'seeDoctorWhen', 'callNowWhen'] as const
export type CardPart = (typeof CARD_PARTS)[number]

/** One reviewed answer. Its sentences are in the catalog that `catalogOf` names, under the id. */
export interface KnowledgeCard {
  readonly id: string
  readonly topic: KnowledgeTopic
  /** The level that the subject itself suggests. The safety gate decides; this never lowers it. */
  readonly levelHint?: 'urgent'
  readonly sources: readonly [Citation, ...Citation[]]
  readonly checkedOn: CalendarDate
  readonly actions: readonly KnowledgeAction[]
  /** Every amount, limit, date and phone number in its sentences. */
  readonly figures: readonly FigureId[]
  readonly related: readonly string[]
  /** How many `points.<n>` it has, from 1. */
  readonly points: number
  readonly parts: readonly CardPart[]
}

export type KnowledgeCatalog = 'knowledge-symptoms' | 'knowledge-coverage' | 'knowledge-bills'

const OF_THE_BODY: readonly KnowledgeTopic[] = [
  'symptom',
  'mental-health',
  'pregnancy',
  'child',
  'medicine',
  'prevention',
]

export const isOfTheBody = (topic: KnowledgeTopic): boolean => OF_THE_BODY.includes(topic)

/** The message catalog that holds the words of a topic. */
export function catalogOf(topic: KnowledgeTopic): KnowledgeCatalog {
  if (topic === 'insurance') return 'knowledge-coverage'
  return isOfTheBody(topic) ? 'knowledge-symptoms' : 'knowledge-bills'
}
