import english from './asked/asked.en.json'
import spanish from './asked/asked.es.json'
import type { AskedOf } from './question-likeness'
import type { KnowledgeLanguage } from './question-terms'

/** What is about nothing that a card is about: cars, cooking, other insurance, small talk. */
export const ELSEWHERE = 'elsewhere'

const asked = (bySubject: Readonly<Record<string, readonly string[]>>): readonly AskedOf[] =>
  Object.entries(bySubject).flatMap(([subject, questions]) => questions.map((text) => ({ subject, text })))

/** How people ask for each card, by its id, and for what no card is about. Read by the search, never shown. */
export const ASKED_QUESTIONS: Readonly<Record<KnowledgeLanguage, readonly AskedOf[]>> = {
  en: asked(english),
  es: asked(spanish),
}
