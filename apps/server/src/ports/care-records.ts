import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { PathwayRecord } from '@careway/domain/health-trends/health-trends-facts'
import type { HelpType } from '@careway/domain/vocabulary/help-terms'

/** How far a person is on every pathway they were shown. Days are those of the nation's capital. */
export type ReadPathwayProgress = (userId: string) => Promise<readonly PathwayRecord[]>

/** All that a person saved. */
export type ReadBookmarks = (userId: string) => Promise<readonly Bookmark[]>

/** Whether a person ever talked with the assistant. */
export type HasConversations = (userId: string) => Promise<boolean>

/** What a community resource helps with; nothing where it is no longer there. */
export type FindResourceType = (id: string) => Promise<HelpType | undefined>
