import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { listBookmarks } from '@careway/contracts/bookmarks/list-bookmarks'
import { deleteBookmark, updateBookmark } from '@careway/contracts/bookmarks/one-bookmark'
import { saveBookmark } from '@careway/contracts/bookmarks/save-bookmark'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

const LIMIT = 100

/** All that the reader keeps but plans, newest change first. */
export const useSavedHelp = (isEnabled: boolean) =>
  useQuery({
    queryKey: [...queryKeys.bookmarks, 'help'],
    queryFn: async ({ signal }) =>
      (await call(listBookmarks, { query: { limit: LIMIT } }, signal)).filter(({ type }) => type !== 'plan'),
    enabled: isEnabled,
  })

export type SavedType = 'resource' | 'program' | 'provider'

type Update = NonNullable<EndpointRequest<typeof updateBookmark>['body']>

export type SavedChange =
  | { readonly kind: 'save'; readonly type: SavedType; readonly targetId: string; readonly key: string }
  | { readonly kind: 'change'; readonly id: string; readonly body: Update }
  | { readonly kind: 'remove'; readonly id: string }

const send = (change: SavedChange): Promise<unknown> => {
  if (change.kind === 'save') {
    const { type, targetId, key } = change
    return call(saveBookmark, { body: { type, targetId, status: 'saved' }, idempotencyKey: key })
  }
  if (change.kind === 'remove') return call(deleteBookmark, { params: { id: change.id } })
  return call(updateBookmark, { params: { id: change.id }, body: change.body })
}

export function useChangeSavedHelp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.bookmarks }),
  })
}
