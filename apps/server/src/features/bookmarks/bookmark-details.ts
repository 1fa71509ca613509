import type { z } from 'zod'
import { bookmark, type Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { Seal } from '../../ports/seal'
import type { BookmarkRow } from './bookmarks.repository'

/** What is sealed: where it stands, the person's own words, and what the target said when it was saved. */
const bookmarkDetails = bookmark.pick({ title: true, status: true, notes: true, deadline: true, snapshot: true })
export type BookmarkDetails = z.infer<typeof bookmarkDetails>

const SEALED_COLUMN = 'bookmarks.sealed_details'

export const sealDetails = (seal: Seal, userId: string, details: BookmarkDetails): Uint8Array =>
  seal.seal(JSON.stringify(details), { column: SEALED_COLUMN, userId })

export const openDetails = (seal: Seal, { sealedDetails, userId }: BookmarkRow): BookmarkDetails =>
  bookmarkDetails.parse(JSON.parse(seal.open(sealedDetails, { column: SEALED_COLUMN, userId })))

export const presentBookmark = (seal: Seal, row: BookmarkRow): Bookmark => ({
  id: row.id,
  type: row.type,
  targetId: row.targetId,
  ...openDetails(seal, row),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
