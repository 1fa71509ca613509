import { useEffect, useEffectEvent } from 'react'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import { useConversationAddress } from '../address/conversation-address'
import { useOneConversation } from '../api/use-one-conversation'
import type { Chat } from './use-chat'

/** Keeps the chat and the address together: what the address names is opened, what has begun gets an address. */
export function useOpenConversation({ state, show }: Pick<Chat, 'state' | 'show'>) {
  const { id, go } = useConversationAddress()
  const isElsewhere = id !== undefined && id !== state.conversationId
  const query = useOneConversation(id, isElsewhere)

  const follow = useEffectEvent((wanted: string | undefined) => {
    if (wanted === undefined && state.lines.length > 0) show({ kind: 'cleared' })
  })
  useEffect(() => follow(id), [id])

  const open = useEffectEvent((conversation: Conversation | undefined, wanted: string | undefined) => {
    if (isElsewhere && conversation && conversation.id === wanted) show({ kind: 'opened', conversation })
  })
  useEffect(() => open(query.data, id), [query.data, id])

  const name = useEffectEvent((begun: string | undefined) => {
    if (begun !== undefined && (id === undefined || (isElsewhere && query.isError))) go(begun, true)
  })
  useEffect(() => name(state.conversationId), [state.conversationId])

  return {
    id,
    go,
    isOpening: isElsewhere && query.isFetching,
    failure: isElsewhere ? query.error : null,
    retry: query.refetch,
  }
}
