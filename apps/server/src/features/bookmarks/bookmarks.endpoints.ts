import { listBookmarks } from '@careway/contracts/bookmarks/list-bookmarks'
import { deleteBookmark, updateBookmark } from '@careway/contracts/bookmarks/one-bookmark'
import { saveBookmark as saveContract } from '@careway/contracts/bookmarks/save-bookmark'
import { DONE } from '@careway/contracts/kit/nothing'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { nextPageLink, readCursor } from '../../calls/page-cursor'
import { refuse } from '../../calls/refusal'
import type { FindTarget } from '../../ports/bookmark-targets'
import type { Limits } from '../../ports/limits'
import type { Bookmarks } from './bookmarks'
import { saveBookmark } from './save-bookmark'

export interface BookmarksParts {
  readonly bookmarks: Bookmarks
  readonly findTarget: FindTarget
  readonly limits: Limits
}

export function bookmarksEndpoints({ bookmarks, findTarget, limits }: BookmarksParts): readonly ServedEndpoint[] {
  const { repository, seal, present } = bookmarks
  return [
    serve(listBookmarks, async ({ caller, input: { query }, header }) => {
      const { limit, cursor, type } = query
      const rows = await repository.listPage(caller.user.id, { type, limit: limit + 1, after: readCursor(cursor) })
      const page = rows.slice(0, limit)
      const last = page.at(-1)
      if (last && rows.length > limit)
        header('link', nextPageLink(listBookmarks.path, query, { at: last.updatedAt, id: last.id }))
      return page.map(present)
    }),
    serve(saveContract, async ({ caller, input: { body }, idempotencyKey }) =>
      present(await saveBookmark({ repository, seal, findTarget, limits }, caller, body, idempotencyKey)),
    ),
    serve(updateBookmark, async ({ caller, input: { params, body } }) => {
      const row = await bookmarks.update(caller.user.id, params.id, body)
      if (!row) throw refuse('not_found')
      return present(row)
    }),
    serve(deleteBookmark, async ({ caller, input: { params } }) => {
      if (!(await repository.remove(caller.user.id, params.id))) throw refuse('not_found')
      return DONE
    }),
  ]
}
