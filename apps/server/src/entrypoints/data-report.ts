import { BUNDLE_NAMES, findSource } from '../importers/catalog'
import type { DataSourceState } from '../importers/data-source-states'
import { directoryName } from '../importers/hsds/source'
import type { ImportRun } from '../importers/kit/import-runs'
import type { ImportTally } from '../importers/kit/read-places'
import type { PullOutcome } from '../importers/pull-source'

const count = (value: number) => value.toLocaleString('en-US')
const day = (instant: string | Date | null) => (instant ? new Date(instant).toISOString().slice(0, 10) : 'never')
const MOST_LINES = 5

/** A rejected row as it is stored. */
const isRejection = (value: unknown): value is { line: number; reason: string } =>
  typeof value === 'object' && value !== null && 'line' in value && 'reason' in value

const rejectionLines = (rows: readonly { line: number; reason: string }[], most: number): string[] => [
  ...rows.slice(0, most).map(({ line, reason }) => `    line ${line}: ${reason}`),
  ...(rows.length > most ? [`    and ${count(rows.length - most)} more`] : []),
]

function tallyLines({ rows, rejected, rejectedRows, leftOut }: ImportTally): string[] {
  const left = Object.entries(leftOut).map(([reason, times]) => `  ${count(times)} left out: ${reason}`)
  if (rejected === 0) return [`  ${count(rows)} rows read`, ...left]
  return [
    `  ${count(rows)} rows read, ${count(rejected)} rejected`,
    ...rejectionLines(rejectedRows, MOST_LINES),
    ...left,
  ]
}

const dated = (version: string | undefined) => (version ? `, file of ${version}` : '')

/**
 * What an import or a pull came to, in lines.
 * @param things what the source is about: places, plans
 */
export function outcomeLines(source: string, outcome: PullOutcome, things = 'places'): readonly string[] {
  switch (outcome.kind) {
    case 'loaded':
      return [
        `${source}: ${count(outcome.tally.kept)} ${things} loaded${dated(outcome.version)} (run ${outcome.run.slice(0, 8)})`,
        ...tallyLines(outcome.tally),
      ]
    case 'already-loaded':
      return [
        `${source}: this very file is loaded already${dated(outcome.version)}. Nothing changed; --force loads it again.`,
      ]
    case 'refused':
      return [`${source}: refused. ${outcome.reason}`, '  What was on file before is as it was.']
    case 'unchanged':
      return [`${source}: the publisher has nothing newer.`]
    case 'offline':
      return [
        `${source}: no way to the publisher. ${outcome.reason}`,
        '  Fetch the file elsewhere, then: npm run data -- import',
      ]
    case 'failed':
      return [`${source}: ${outcome.reason}`, '  What was on file before is as it was.']
  }
}

export const isDone = ({ kind }: PullOutcome) => kind === 'loaded' || kind === 'already-loaded' || kind === 'unchanged'

function thingsOf(source: string): string {
  if (directoryName(source)) return 'records'
  return BUNDLE_NAMES.some((name) => source.startsWith(name)) ? 'plans' : 'places'
}

const onFile = ({ source, rows, sourceVersion, loadedAt, isStale }: DataSourceState): string =>
  loadedAt === null
    ? 'nothing on file yet'
    : `${count(rows)} ${thingsOf(source)}, file of ${sourceVersion ?? 'unknown date'}, loaded ${day(loadedAt)}${isStale ? ', due for a newer one' : ''}`

const askedFor = ({ source, url }: DataSourceState): readonly string[] =>
  findSource(source)?.description.isOnDemand ? [`  fetched only when somebody asks for it, from ${url}`] : []

export const statusLines = (states: readonly DataSourceState[]): readonly string[] =>
  states.flatMap((state) => [
    `${state.source}  (${state.publisher}: ${state.title})`,
    `  ${onFile(state)}`,
    ...askedFor(state),
    `  last asked ${day(state.lastCheckedAt)}, ${state.pullState}${state.message ? `: ${state.message}` : ''}`,
  ])

export const runsLines = (runs: readonly ImportRun[]): readonly string[] =>
  runs.length === 0
    ? ['No import yet.']
    : runs.map(
        (run) =>
          `${run.id.slice(0, 8)}  ${run.startedAt.toISOString().slice(0, 19)}Z  ${run.source}  ${run.state}  ` +
          `${count(run.rowsLoaded)} of ${count(run.rowsRead)} rows${run.message ? `  ${run.message}` : ''}`,
      )

export const runLines = (run: ImportRun): readonly string[] => [
  `Run ${run.id} of ${run.source}: ${run.state}${run.message ? `. ${run.message}` : ''}`,
  `  from ${run.origin ?? 'unknown'}, file of ${run.sourceVersion ?? 'unknown date'}`,
  `  SHA-256 ${run.checksum ?? 'unknown'}`,
  `  started ${run.startedAt.toISOString()}, ended ${run.finishedAt?.toISOString() ?? (run.state === 'running' ? 'not yet' : 'unknown')}`,
  `  ${count(run.rowsRead)} rows read, ${count(run.rowsLoaded)} loaded, ${count(run.rowsRejected)} rejected`,
  ...(Array.isArray(run.rejections) ? rejectionLines(run.rejections.filter(isRejection), Infinity) : []),
]

const SECOND_MILLISECONDS = 1000
const LEAST_BETWEEN_MILLISECONDS = 200

function readableTime(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  if (seconds < 60) return `${Math.ceil(seconds)} s`
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** How far an import is: rows, rate, and the time left where the size of the text is known. */
export function progressText({ rows, bytesRead, isIndexing }: ImportTally, seconds: number, totalBytes = 0): string {
  const rate = `${count(rows)} rows, ${count(Math.round(rows / Math.max(0.001, seconds)))} a second`
  if (isIndexing) return `${rate}, now building the indexes`
  if (totalBytes === 0 || bytesRead === 0) return rate
  const left = Math.max(0, (seconds * (totalBytes - bytesRead)) / bytesRead)
  return `${rate}, about ${readableTime(left)} to read`
}

/** A line that is written over while an import runs, on a terminal only. */
export function createProgress(stream: NodeJS.WriteStream, now: () => number) {
  const startedAt = now()
  let shownAt = 0
  return {
    show: (tally: ImportTally, totalBytes?: number) => {
      const at = now()
      if (!stream.isTTY || (at - shownAt < LEAST_BETWEEN_MILLISECONDS && !tally.isIndexing)) return
      shownAt = at
      stream.write(`\r\u001B[K  ${progressText(tally, (at - startedAt) / SECOND_MILLISECONDS, totalBytes)}`)
    },
    clear: () => {
      if (stream.isTTY) stream.write('\r\u001B[K')
    },
  }
}
