import { useQuery } from '@tanstack/react-query'
import { listConversations } from '@careway/contracts/assistant/conversations'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

const RECENT = 5

export const fetchRecentConversations = (signal?: AbortSignal) =>
  call(listConversations, { query: { limit: RECENT } }, signal)

/** The last five conversations, newest change first. */
export const useConversations = () =>
  useQuery({
    queryKey: queryKeys.conversations,
    queryFn: ({ signal }) => fetchRecentConversations(signal),
  })
