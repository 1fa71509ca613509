import type { Executor } from '../db/database'
import { listDataSourceStates } from '../importers/data-source-states'
import type { Clock } from '../ports/clock'

const KEPT_MILLISECONDS = 60_000

/** Which sources on file are out of date, looked up at most once a minute: every card of a list asks. */
export function createListStaleSources(executor: Executor, clock: Clock): () => Promise<ReadonlySet<string>> {
  let kept: { readonly until: number; readonly names: Promise<ReadonlySet<string>> } | undefined
  const look = async (): Promise<ReadonlySet<string>> => {
    const states = await listDataSourceStates(executor, clock())
    return new Set(states.filter(({ isStale }) => isStale).map(({ source }) => source))
  }
  return () => {
    const now = clock().getTime()
    if (kept && now < kept.until) return kept.names
    const names = look()
    kept = { until: now + KEPT_MILLISECONDS, names }
    names.catch(() => (kept = undefined))
    return names
  }
}
