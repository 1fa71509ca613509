import type { BookmarkType } from '@careway/domain/vocabulary/bookmark-terms'
import type { Caller } from './caller'
import type { OfferedPlan, PlanSource } from './marketplace'

/** What a plan offered to the person who saves it: kept as it was, so that later files can't change it. */
export interface PlanSnapshot {
  readonly plan: OfferedPlan
  /** Premium after the credit that the person would get. */
  readonly netPremiumMonthlyCents: number
  readonly source: PlanSource
}

/** Something that can be saved, as it is now. Never from what a browser sent. */
export interface BookmarkTarget {
  readonly title: string
  readonly snapshot: PlanSnapshot | Readonly<Record<string, unknown>>
}

/** Nothing where the caller can't be offered such a thing, or it does not exist. For a plan the snapshot is a `PlanSnapshot`. */
export type FindTarget = (caller: Caller, type: BookmarkType, targetId: string) => Promise<BookmarkTarget | undefined>
