import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listBookmarks } from '@careway/contracts/bookmarks/list-bookmarks'
import { deleteBookmark, updateBookmark } from '@careway/contracts/bookmarks/one-bookmark'
import { saveBookmark } from '@careway/contracts/bookmarks/save-bookmark'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

const LIMIT = 100

/** The plans that the reader keeps, newest change first. */
export const usePlanBookmarks = () =>
  useQuery({
    queryKey: queryKeys.planBookmarks,
    queryFn: ({ signal }) => call(listBookmarks, { query: { type: 'plan', limit: LIMIT } }, signal),
  })

/** `chosen` makes a plan the reader's own, `saved` only keeps it; `remove` lets go of a bookmark. */
export type BookmarkChange =
  | { readonly kind: 'keep'; readonly planId: string; readonly status: 'saved' | 'chosen' }
  | { readonly kind: 'status'; readonly id: string; readonly status: 'saved' | 'chosen' }
  | { readonly kind: 'remove'; readonly id: string }

const send = (change: BookmarkChange): Promise<unknown> => {
  if (change.kind === 'keep') {
    return call(saveBookmark, { body: { type: 'plan', targetId: change.planId, status: change.status } })
  }
  if (change.kind === 'remove') return call(deleteBookmark, { params: { id: change.id } })
  return call(updateBookmark, { params: { id: change.id }, body: { status: change.status } })
}

/** Pathways reckon with the chosen plan: they are asked anew after it has changed. */
export function useChangePlanBookmark() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.planBookmarks }),
        client.invalidateQueries({ queryKey: queryKeys.pathways }),
      ]),
  })
}
