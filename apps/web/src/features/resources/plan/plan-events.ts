import type { EventAttributes } from 'ics'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { wholeDayEvent } from '../../../widgets/calendar-file/whole-day-event'

/** The deadlines that are still ahead, the nearest first. */
export const deadlinesAhead = (bookmarks: readonly Bookmark[], today: string) =>
  bookmarks
    .filter((each): each is Bookmark & { deadline: string } => each.deadline !== null && each.deadline >= today)
    .toSorted((a, b) => (a.deadline < b.deadline ? -1 : 1))

/** The deadlines ahead as calendar entries. Neither notes nor status go into the file: calendars are shared. */
export const planEvents = (
  bookmarks: readonly Bookmark[],
  titleOf: (bookmark: Bookmark) => string,
  description: string,
  now: Date,
): readonly EventAttributes[] =>
  deadlinesAhead(bookmarks, now.toISOString().slice(0, 10)).map((bookmark) =>
    wholeDayEvent(`plan-${bookmark.id}`, bookmark.deadline, { title: titleOf(bookmark), description }, now),
  )
