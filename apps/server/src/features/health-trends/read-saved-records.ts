import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { SavedRecord } from '@careway/domain/health-trends/health-trends-facts'
import { isCalendarDate } from '@careway/domain/kernel/calendar-date'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import type { HelpType } from '@careway/domain/vocabulary/help-terms'
import type { HealthTrendsParts } from './health-trends-parts'

const PROGRAM_TYPE_OF = new Map(EVERY_PROGRAM.map(({ id, type }) => [id, type] as const))

type SavedParts = Pick<HealthTrendsParts, 'readBookmarks' | 'findResourceType'>

async function helpOf({ type, targetId }: Bookmark, { findResourceType }: SavedParts): Promise<HelpType | undefined> {
  if (type === 'program') return PROGRAM_TYPE_OF.get(targetId)
  return type === 'resource' ? findResourceType(targetId) : undefined
}

async function recordOf(bookmark: Bookmark, parts: SavedParts): Promise<SavedRecord> {
  const { type, status, deadline } = bookmark
  const help = await helpOf(bookmark, parts)
  return { type, status, ...(help && { help }), ...(deadline && isCalendarDate(deadline) && { deadline }) }
}

/** What a person saved, with what it helps with. */
export const readSavedRecords = async (parts: SavedParts, userId: string): Promise<readonly SavedRecord[]> =>
  Promise.all((await parts.readBookmarks(userId)).map((each) => recordOf(each, parts)))
