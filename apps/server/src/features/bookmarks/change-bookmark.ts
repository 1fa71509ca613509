import type { BookmarkStatus, BookmarkType } from '@careway/domain/vocabulary/bookmark-terms'
import { fault, refuseFields } from '../../calls/refusal'
import type { Seal } from '../../ports/seal'
import { openDetails, sealDetails, type BookmarkDetails } from './bookmark-details'
import type { BookmarkRow, OwnRows } from './bookmarks.repository'

/** What a person says of a saved thing. Empty notes are none. */
export interface BookmarkChanges {
  readonly status?: BookmarkStatus | undefined
  readonly notes?: string | null | undefined
  readonly deadline?: string | null | undefined
}

/** Only a plan can be the chosen one. */
export function refuseForgedStatus(type: BookmarkType, { status }: BookmarkChanges): void {
  if (status === 'chosen' && type !== 'plan') throw refuseFields([fault('status', 'choice')])
}

export const changedDetails = (
  details: BookmarkDetails,
  { status, notes, deadline }: BookmarkChanges,
): BookmarkDetails => ({
  ...details,
  ...(status && { status }),
  ...(notes !== undefined && { notes: notes || null }),
  ...(deadline !== undefined && { deadline }),
})

/** Where one plan is chosen, every other is only saved. */
export async function unchooseOthers(rows: OwnRows, seal: Seal, chosen: BookmarkRow): Promise<void> {
  for (const row of await rows.listOfType(chosen.type)) {
    if (row.id === chosen.id) continue
    const details = openDetails(seal, row)
    if (details.status === 'chosen')
      await rows.replace(row.id, sealDetails(seal, row.userId, { ...details, status: 'saved' }))
  }
}
