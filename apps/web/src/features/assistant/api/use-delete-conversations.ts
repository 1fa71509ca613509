import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteConversation, deleteConversations } from '@careway/contracts/assistant/conversations'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** Deletes one conversation, or all of them where no id is given. */
export function useDeleteConversations() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) =>
      id === undefined ? call(deleteConversations) : call(deleteConversation, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.conversations, exact: true }),
  })
}
