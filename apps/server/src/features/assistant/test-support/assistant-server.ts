import type { LightMyRequestResponse } from 'fastify'
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

export interface ReadEvent {
  readonly event: string
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any
}

/** The events of a stream that has ended. */
export const eventsOf = ({ body }: Pick<LightMyRequestResponse, 'body'>): readonly ReadEvent[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event = '', data = ''] = block.split('\n')
      return { event: event.slice('event: '.length), data: JSON.parse(data.slice('data: '.length)) }
    })
