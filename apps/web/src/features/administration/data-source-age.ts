import type { DataSource } from '@careway/contracts/administration/list-data-sources'

const DAY_MS = 86_400_000

/** Whole days since the source was loaded; `undefined` before it ever was. */
export function ageDays(loadedAt: string | null, now: Date): number | undefined {
  if (loadedAt === null) return undefined
  return Math.max(0, Math.floor((now.getTime() - Date.parse(loadedAt)) / DAY_MS))
}

export type Freshness = 'missing' | 'stale' | 'fresh'

export function freshnessOf({ loadedAt, isStale }: Pick<DataSource, 'loadedAt' | 'isStale'>): Freshness {
  if (loadedAt === null) return 'missing'
  return isStale ? 'stale' : 'fresh'
}
