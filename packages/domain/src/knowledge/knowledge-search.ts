import { CARD_PARTS, catalogOf, type KnowledgeCard, type KnowledgeCatalog } from './knowledge-card'
import type { KnowledgeLanguage } from './question-terms'

/** The words of a card as an index reads them. */
export interface CardDocument {
  readonly id: string
  readonly title: string
  /** What people call it. Searched, never shown. */
  readonly words: string
  readonly body: string
}

/** A card that may answer. */
export interface KnowledgeHit {
  readonly id: string
  /** How likely the question asks for it, among all cards and all that no card is about: 0 to 1. */
  readonly likelihood: number
}

export interface KnowledgeSearch {
  /** The likeliest cards first; none where the question is likelier about something that no card is about. */
  search(question: string, language: KnowledgeLanguage): readonly KnowledgeHit[]
  /** Learns before the first question comes, which would wait for it. */
  makeReady(): void
}

/** Reads one message of a catalog, placeholders as they stand. */
export type ReadWords = (catalog: KnowledgeCatalog, key: string) => string

/** What to index of a card, in the language that `read` reads. */
export function cardDocument(card: KnowledgeCard, read: ReadWords): CardDocument {
  const catalog = catalogOf(card.topic)
  const of = (key: string) => read(catalog, `${card.id}.${key}`)
  const points = Array.from({ length: card.points }, (_, index) => of(`points.${index + 1}`))
  const parts = CARD_PARTS.filter((part) => card.parts.includes(part)).map(of)
  return { id: card.id, title: of('title'), words: of('words'), body: [of('summary'), ...points, ...parts].join(' ') }
}
