import { useQuery } from '@tanstack/react-query'
import { getConversation } from '@careway/contracts/assistant/conversations'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export const fetchConversation = (id: string, signal?: AbortSignal) => call(getConversation, { params: { id } }, signal)

/** One conversation, read anew whenever it is opened: it may have gone on elsewhere. */
export const useOneConversation = (id: string | undefined, isEnabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.conversations, id],
    enabled: isEnabled && id !== undefined,
    gcTime: 0,
    staleTime: 0,
    queryFn: ({ signal }) => fetchConversation(id!, signal),
  })
