import type { BookmarkType } from '@careway/domain/vocabulary/bookmark-terms'
import type { BookmarkTarget, FindTarget } from '../ports/bookmark-targets'
import type { Caller } from '../ports/caller'
import type { FindTitle } from '../ports/correction-targets'

export type TargetFinders = Readonly<
  Record<BookmarkType, (caller: Caller, targetId: string) => Promise<BookmarkTarget | undefined>>
>

/** What each type of thing can be saved by, behind one door. */
export const createFindTarget =
  (finders: TargetFinders): FindTarget =>
  (caller, type, targetId) =>
    finders[type](caller, targetId)

export type TitleFinders = Readonly<
  Record<Parameters<FindTitle>[0], (targetId: string) => Promise<string | undefined> | string | undefined>
>

/** What each thing is called that can be wrong, behind one door. */
export const createFindTitle =
  (finders: TitleFinders): FindTitle =>
  async (type, targetId) =>
    finders[type](targetId)
