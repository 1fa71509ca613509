import { z } from 'zod'
import { BOOKMARK_STATUSES, BOOKMARK_TYPES } from '@careway/domain/vocabulary/bookmark-terms'
import { choice, text } from '../kit/fields'

export const BOOKMARK_NOTES_MAXIMUM = 2000
export const TARGET_ID_MAXIMUM = 200
/** How many one person may keep. */
export const BOOKMARKS_MAXIMUM = 500

export const bookmarkType = choice(BOOKMARK_TYPES, 'choice')
export const bookmarkStatus = choice(BOOKMARK_STATUSES, 'choice')
export const bookmarkNotes = text(BOOKMARK_NOTES_MAXIMUM)

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'
/** A day to have done it by, `YYYY-MM-DD`. */
export const bookmarkDeadline = z.iso.date('format').refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'range')

export const bookmark = z.object({
  id: z.string(),
  type: z.enum(BOOKMARK_TYPES),
  targetId: z.string(),
  /** What the target was called when it was saved. */
  title: z.string(),
  status: z.enum(BOOKMARK_STATUSES),
  notes: z.string().nullable(),
  deadline: z.string().nullable(),
  /** What the target said when it was saved; for a plan its figures, in cents, and their source. */
  snapshot: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Bookmark = z.infer<typeof bookmark>
