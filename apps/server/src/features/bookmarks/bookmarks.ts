import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { ReadChosenPlan } from '../../ports/chosen-plan'
import type { Seal } from '../../ports/seal'
import { openDetails, presentBookmark, sealDetails } from './bookmark-details'
import type { BookmarkRow, BookmarksRepository } from './bookmarks.repository'
import { changedDetails, refuseForgedStatus, unchooseOthers, type BookmarkChanges } from './change-bookmark'
import { planOfSnapshot } from './plan-snapshot'

/** Bookmarks as their owners know them: opened when read, sealed when written. */
export interface Bookmarks {
  readonly repository: BookmarksRepository
  readonly seal: Seal
  present(row: BookmarkRow): Bookmark
  listAll(userId: string): Promise<Bookmark[]>
  /** Nothing where it is not there or not theirs. */
  update(userId: string, id: string, changes: BookmarkChanges): Promise<BookmarkRow | undefined>
  readonly readChosenPlan: ReadChosenPlan
}

export function createBookmarks({ repository, seal }: Pick<Bookmarks, 'repository' | 'seal'>): Bookmarks {
  const present = (row: BookmarkRow) => presentBookmark(seal, row)
  return {
    repository,
    seal,
    present,
    listAll: async (userId) => (await repository.listAll(userId)).map(present),
    update: (userId, id, changes) =>
      repository.change(userId, async (rows) => {
        const row = await rows.find(id)
        if (!row) return undefined
        refuseForgedStatus(row.type, changes)
        const details = changedDetails(openDetails(seal, row), changes)
        const changed = await rows.replace(id, sealDetails(seal, userId, details))
        if (changes.status === 'chosen') await unchooseOthers(rows, seal, changed)
        return changed
      }),
    readChosenPlan: async (userId) => {
      const plans = (await repository.listAll(userId, 'plan')).map((row) => openDetails(seal, row))
      const chosen = plans.find(({ status }) => status === 'chosen')
      return chosen && planOfSnapshot(chosen.snapshot)
    },
  }
}
