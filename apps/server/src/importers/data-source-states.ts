import { sql } from 'drizzle-orm'
import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Executor } from '../db/database'
import { BUNDLES, SOURCES } from './catalog'
import { directoryName, HSDS_SOURCE } from './hsds/source'
import { bundleRunSource, type BundleDescription } from './kit/import-bundle'
import type { SourceDescription } from './kit/import-source'
import { readRows } from './kit/read-rows'

export type PullState = DataSource['pullState']

interface StateRow {
  readonly source: string
  readonly pullState: PullState | null
  readonly lastCheckedAt: string | Date | null
  readonly lastPulledAt: string | Date | null
  readonly message: string | null
  readonly etag: string | null
  readonly rows: number | null
  readonly sourceVersion: string | null
  readonly loadedAt: string | Date | null
}

/** How one source stands; `etag` is what its publisher called the version on file. */
export interface DataSourceState extends DataSource {
  readonly etag: string | null
}

type Described = Omit<SourceDescription, 'published'>

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000
const iso = (instant: string | Date | null) => (instant ? new Date(instant).toISOString() : null)

/** When the file is of: the day it bears, or the day it was loaded where it bears none. */
function fileInstant({ sourceVersion, loadedAt }: StateRow): number {
  const loaded = new Date(loadedAt ?? 0).getTime()
  const dated = Date.parse(sourceVersion?.slice(0, 10) ?? '')
  return Number.isNaN(dated) ? loaded : Math.min(dated, loaded)
}

/** Neither of a date, nor found to be the newest at the publisher's, within the publisher's own rhythm. */
function isOlderThanCadence({ cadenceDays }: Described, row: StateRow, now: Date): boolean {
  if (!row.loadedAt) return true
  const since = Math.max(fileInstant(row), new Date(row.lastPulledAt ?? 0).getTime())
  return now.getTime() - since > cadenceDays * DAY_MILLISECONDS
}

const NOTHING: Omit<StateRow, 'source'> = {
  pullState: null,
  lastCheckedAt: null,
  lastPulledAt: null,
  message: null,
  etag: null,
  rows: null,
  sourceVersion: null,
  loadedAt: null,
}

function toState(description: Described, found: StateRow | undefined, now: Date): DataSourceState {
  const { id, title, publisher, licence, url, cadenceDays } = description
  const row = found ?? { source: id, ...NOTHING }
  return {
    source: id,
    title,
    publisher,
    licence,
    url,
    cadenceDays,
    rows: row.rows ?? 0,
    sourceVersion: row.sourceVersion,
    loadedAt: iso(row.loadedAt),
    isStale: isOlderThanCadence(description, row, now),
    pullState: row.pullState ?? 'idle',
    lastCheckedAt: iso(row.lastCheckedAt),
    message: row.message,
    etag: row.etag,
  }
}

/** A line for each plan year on file; one that says there is none where there is none. */
function bundleStates(bundle: BundleDescription, rows: readonly StateRow[], now: Date): readonly DataSourceState[] {
  const ofBundle = rows.flatMap((row) => {
    const year = /-(\d{4})$/.exec(row.source)?.[1]
    return year && row.source === bundleRunSource(bundle.id, Number(year)) ? [{ row, year: Number(year) }] : []
  })
  if (ofBundle.length === 0) return [toState(bundle, undefined, now)]
  return ofBundle
    .toSorted((a, b) => b.year - a.year)
    .map(({ row, year }) => {
      const state = toState({ ...bundle, id: row.source, title: `${bundle.title}, plan year ${year}` }, row, now)
      return { ...state, isStale: state.isStale && year >= now.getUTCFullYear() }
    })
}

/** A line for each community directory on file; one that says there is none where there is none. */
function directoryStates(rows: readonly StateRow[], now: Date): readonly DataSourceState[] {
  const states = rows.flatMap((row) => {
    const name = directoryName(row.source)
    return name ? [toState({ ...HSDS_SOURCE, id: row.source, title: `${HSDS_SOURCE.title} “${name}”` }, row, now)] : []
  })
  return states.length > 0
    ? states.toSorted((a, b) => a.source.localeCompare(b.source))
    : [toState(HSDS_SOURCE, undefined, now)]
}

/** Every source, whether or not anything of it is on file. */
export async function listDataSourceStates(executor: Executor, now: Date): Promise<readonly DataSourceState[]> {
  const rows = await readRows<StateRow>(
    executor,
    sql`select source, pull_state as "pullState", last_checked_at as "lastCheckedAt",
        last_pulled_at as "lastPulledAt", data_sources.message, etag, loaded.rows_loaded as rows,
        loaded.source_version as "sourceVersion", loaded.finished_at as "loadedAt"
      from data_sources
      full join (
        select distinct on (source) source, rows_loaded, source_version, finished_at
        from import_runs where state = 'succeeded' order by source, finished_at desc
      ) as loaded using (source)`,
  )
  const ofPlaces = SOURCES.map(({ description }) =>
    toState(
      description,
      rows.find(({ source }) => source === description.id),
      now,
    ),
  )
  const ofPlans = BUNDLES.flatMap(({ description }) => bundleStates(description, rows, now))
  return [...ofPlaces, ...ofPlans, ...directoryStates(rows, now)]
}

export interface PullNote {
  readonly pullState: PullState
  readonly message: string | null
  /** When the publisher was asked; absent where this is no answer. */
  readonly checkedAt?: Date
  /** Left as it is where absent. */
  readonly etag?: string
}

/** Notes how a pull goes, for the people who run the service. */
export async function notePull(
  executor: Executor,
  source: string,
  { pullState, message, checkedAt, etag }: PullNote,
): Promise<void> {
  const checked = checkedAt?.toISOString() ?? null
  const pulled = pullState === 'idle' ? checked : null
  await executor.execute(sql`
    insert into data_sources (source, pull_state, message, etag, last_checked_at, last_pulled_at)
    values (${source}, ${pullState}, ${message}, ${etag ?? null}, ${checked}::timestamptz, ${pulled}::timestamptz)
    on conflict (source) do update set pull_state = excluded.pull_state, message = excluded.message,
      etag = coalesce(excluded.etag, data_sources.etag),
      last_checked_at = coalesce(excluded.last_checked_at, data_sources.last_checked_at),
      last_pulled_at = coalesce(excluded.last_pulled_at, data_sources.last_pulled_at)`)
}
