import { analyzeHealth } from '@careway/contracts/assistant/analyze-health'
import { chat } from '@careway/contracts/assistant/chat'
import {
  deleteConversation,
  deleteConversations,
  getConversation,
  listConversations,
} from '@careway/contracts/assistant/conversations'
import type { Endpoint, EndpointInput } from '@careway/contracts/kit/endpoint'
import { DONE } from '@careway/contracts/kit/nothing'
import { serve, serveStreaming, type ServedEndpoint, type SignedInCall } from '../../calls/endpoint-handler'
import { givenKeyOf } from '../../calls/idempotency'
import { nextPageLink, readCursor } from '../../calls/page-cursor'
import { refuse } from '../../calls/refusal'
import { answerMessage, wholeAnswer, type Asking } from './answer-message'
import type { AssistantParts } from './assistant-parts'
import { DEFAULT_TYPE } from './keep-exchange'
import { createTurnstile } from './turnstile'

type ChatCall = Pick<SignedInCall<typeof chat>, 'caller' | 'locale' | 'signal' | 'idempotencyKey'> & {
  readonly input: EndpointInput<typeof chat>
}

/**
 * Only what names no worry goes into the digest, which is not sealed and could be guessed from: a key is held to its words
 * by those on file. A mode that goes without saying may be said.
 */
const keyOf = (
  key: string | undefined,
  endpoint: Pick<Endpoint, 'id'>,
  { conversationId, type }: Pick<EndpointInput<typeof chat>['body'], 'conversationId' | 'type'>,
) => givenKeyOf(key, endpoint, { conversationId, type: type ?? (conversationId ? undefined : DEFAULT_TYPE) })

const askingOf = ({ caller, locale, signal, idempotencyKey, input: { body } }: ChatCall): Asking => ({
  user: caller.user,
  said: {
    text: body.message,
    conversationId: body.conversationId,
    type: body.type,
    key: keyOf(idempotencyKey, chat, body),
  },
  locale,
  signal,
})

/** Exchanges at the database at once, and how many more wait their turn. */
const CROWD = { inside: 6, waiting: 2000 }

export function assistantEndpoints(house: Omit<AssistantParts, 'turnstile'>): readonly ServedEndpoint[] {
  const parts: AssistantParts = { ...house, turnstile: createTurnstile(CROWD) }
  const { conversations } = parts
  const { repository } = conversations
  return [
    serveStreaming(
      chat,
      (call) => wholeAnswer(parts, askingOf(call)),
      (call) => answerMessage(parts, askingOf(call)),
    ),
    serve(analyzeHealth, async ({ caller, locale, signal, idempotencyKey, input: { body } }) => {
      const own = { text: body.input, conversationId: undefined, type: body.type }
      const said = { ...own, key: keyOf(idempotencyKey, analyzeHealth, own) }
      const { response, ...answer } = await wholeAnswer(parts, { user: caller.user, said, locale, signal })
      return { ...answer, aiResponse: response }
    }),
    serve(listConversations, async ({ caller, input: { query }, header }) => {
      const page = { limit: query.limit + 1, after: readCursor(query.cursor) }
      const rows = await repository.listPage(caller.user.id, page)
      const shown = rows.slice(0, query.limit)
      const last = shown.at(-1)
      if (last && rows.length > shown.length)
        header('link', nextPageLink(listConversations.path, query, { at: last.updatedAt, id: last.id }))
      return conversations.withMessages(caller.user.id, shown)
    }),
    serve(getConversation, async ({ caller, input: { params } }) => {
      const row = await repository.find(caller.user.id, params.id)
      const [found] = row ? await conversations.withMessages(caller.user.id, [row]) : []
      if (!found) throw refuse('not_found')
      return found
    }),
    serve(deleteConversation, async ({ caller, input: { params } }) => {
      if (!(await repository.remove(caller.user.id, params.id))) throw refuse('not_found')
      return DONE
    }),
    serve(deleteConversations, async ({ caller }) => {
      await repository.removeAll(caller.user.id)
      return DONE
    }),
  ]
}
