import { z } from 'zod'
import type { AnswerCard } from '@careway/domain/knowledge/answer-from'
import { cardSentences } from '@careway/domain/knowledge/card-words'
import { cardOf } from '@careway/domain/knowledge/every-card'
import type { ModelTool } from '../../ports/language-model'
import type { Voice } from './actions.presenter'
import type { AssistantParts } from './assistant-parts'
import { cardParagraphs } from './card-text'

const MOST_CARDS = 3
/** A model that reads a card too many takes none of it; it asks in few words. */
const LEAST_LIKELIHOOD = 0.05
const NOTHING = 'Nothing was found.'

const cardQuery = z.object({ query: z.string().max(500) })
const NO_INPUT = { type: 'object', properties: {}, additionalProperties: false }

function lookUp(query: string, { search }: AssistantParts, voice: Voice): string {
  const cards = search
    .search(query, voice.locale)
    .filter(({ likelihood }) => likelihood >= LEAST_LIKELIHOOD)
    .slice(0, MOST_CARDS)
    .flatMap(({ id }): AnswerCard[] => {
      const card = cardOf(id)
      const sentences = card && cardSentences(card, voice.today)
      return card && sentences ? [{ card, sentences }] : []
    })
  return cards.flatMap((card) => cardParagraphs(card, voice)).join('\n') || NOTHING
}

const reading = (name: string, description: string, read: () => Promise<readonly string[]>): ModelTool => ({
  name,
  description,
  parameters: NO_INPUT,
  run: async () => (await read()).join('\n') || NOTHING,
})

/** What a model may look up for this person. Everything it finds may be said; nothing else may. */
export function modelTools(parts: AssistantParts, userId: string, voice: Voice): readonly ModelTool[] {
  const { readings } = parts
  return [
    {
      name: 'look_up_card',
      description: 'Finds reviewed pages about a health question, insurance, bills or help, by a few key words.',
      parameters: {
        type: 'object',
        properties: { query: { type: 'string', description: 'A few key words.' } },
        required: ['query'],
        additionalProperties: false,
      },
      run: async (input) => {
        const read = cardQuery.safeParse(input)
        return read.success ? lookUp(read.data.query, parts, voice) : NOTHING
      },
    },
    reading('programs_that_may_help', 'Programs this person may qualify for, the likeliest first.', () =>
      readings.programs(userId, voice.locale),
    ),
    reading('my_pathways', 'The ways to get care that were found for this person, and how far they are.', () =>
      readings.pathways(userId, voice.locale),
    ),
    reading('places_near_me', 'The nearest health centers and hospitals to this person.', () =>
      readings.places(userId),
    ),
  ]
}
