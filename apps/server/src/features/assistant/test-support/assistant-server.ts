import type { LightMyRequestResponse } from 'fastify'
import { chatEvents, type ChatAnswer, type ChatEvents } from '@careway/contracts/assistant/chat'
import type { Profile } from '@careway/contracts/profile/profile'
import { composeKnowledgeSearch } from '../../../composition/knowledge-search'
import { openCoreServer, type Browser } from '../../../composition/test-support/core-server'
import type { Database } from '../../../db/database'
import type { ModelWording } from '../../../ports/model-wording'
import { assistantEndpoints } from '../assistant.endpoints'

/** The real server with the assistant, and a model's words where the test gives them. */
export const openAssistantServer = (
  database: Database,
  modelWording?: ModelWording,
  variables: Readonly<Record<string, string>> = {},
) =>
  openCoreServer(database, {
    variables,
    now: () => new Date('2026-11-21T12:00:00Z'),
    features: (core) =>
      assistantEndpoints({
        conversations: core.conversations,
        search: composeKnowledgeSearch(core.messages),
        readProfile: async (userId): Promise<Profile | undefined> => (await core.profiles.read(userId)) ?? undefined,
        modelWording,
        readings: {
          programs: async () => ['Sample Program; likely'],
          pathways: async () => ['Sample clinic; pursuing'],
          places: async () => [],
        },
        messages: core.messages,
        limits: core.limits,
        clock: core.clock,
        log: core.log,
      }),
  })

export const CHAT = '/api/ai/chat'

export const askStreaming = (browser: Browser, body: object, headers: Record<string, string> = {}) =>
  browser.post(CHAT, body, { accept: 'text/event-stream', ...headers })

type EventName = keyof ChatEvents
export type ReadEvent = { [Name in EventName]: { readonly event: Name; readonly data: ChatEvents[Name] } }[EventName]

const readEvent = (block: string): ReadEvent => {
  const [event = '', data = ''] = block.split('\n')
  const name = event.slice('event: '.length) as EventName
  return { event: name, data: chatEvents[name].parse(JSON.parse(data.slice('data: '.length))) } as ReadEvent
}

/** The events of a stream that has ended, each read by its contract. */
export const eventsOf = ({ body }: Pick<LightMyRequestResponse, 'body'>): readonly ReadEvent[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map(readEvent)

/** The whole answer, which ends a stream. */
export function answerOf(events: readonly ReadEvent[]): ChatAnswer {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`The stream ended with ${last?.event}.`)
  return last.data
}

export const textOf = (events: readonly ReadEvent[]): string =>
  events.map((each) => (each.event === 'text' ? each.data.text : '')).join('')
