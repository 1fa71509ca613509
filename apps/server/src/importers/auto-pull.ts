import type { Log } from '../ports/log'
import { KEPT_FRESH } from './catalog'
import { listDataSourceStates, notePull, type DataSourceState } from './data-source-states'
import { pullSource, type PullParts } from './pull-source'

export interface AutoPullParts extends PullParts {
  readonly log: Log
  /** False where `DATA_AUTO_PULL` is off, or `CI` is set. */
  readonly isOn: boolean
  /** How long after the start the first look comes. */
  readonly firstAfterMilliseconds?: number
}

export interface AutoPull {
  /** Breaks off what is going on and waits until it is. */
  stop(): Promise<void>
}

const SOON_MILLISECONDS = 3_000
const HOUR_MILLISECONDS = 60 * 60 * 1000
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS

/** Missing or stale, and not asked for within the last day; what is missing is asked for at every start. */
function isDue({ isStale, rows, lastCheckedAt }: DataSourceState, now: Date, isFirstLook: boolean): boolean {
  if (!isStale) return false
  if (rows === 0 && isFirstLook) return true
  return lastCheckedAt === null || now.getTime() - Date.parse(lastCheckedAt) >= DAY_MILLISECONDS
}

async function look(parts: AutoPullParts, isFirstLook: boolean, signal: AbortSignal): Promise<void> {
  const { database, clock, log } = parts
  const states = await listDataSourceStates(database.orm, clock())
  for (const entry of KEPT_FRESH) {
    const source = entry.description.id
    const state = states.find((each) => each.source === source)
    if (signal.aborted || !state || !isDue(state, clock(), isFirstLook)) continue
    const outcome = await pullSource(parts, entry, { signal })
    if (outcome.kind === 'loaded') log.info({ source, rows: outcome.tally.kept, run: outcome.run }, 'data loaded')
    else if (outcome.kind === 'offline') log.debug({ source }, 'publisher out of reach')
    else if ('reason' in outcome) log.warn({ source, reason: outcome.reason }, 'data not loaded')
  }
}

/** A server that died in the middle of a pull left its note behind. */
async function setUp({ database, clock, isOn }: AutoPullParts): Promise<void> {
  for (const { source, pullState } of await listDataSourceStates(database.orm, clock())) {
    const isLeftover = pullState === 'pulling' || pullState === 'off'
    if (!isOn) await notePull(database.orm, source, { pullState: 'off', message: null })
    else if (isLeftover) await notePull(database.orm, source, { pullState: 'idle', message: null })
  }
}

/** Pulls what is missing or stale, in the background: soon after the start, then when it is due. Never throws. */
export function startAutoPull(parts: AutoPullParts): AutoPull {
  const stopping = new AbortController()
  let work = guarded(() => setUp(parts))
  let timer: NodeJS.Timeout | undefined

  function guarded(task: () => Promise<void>): Promise<void> {
    return task().catch((fault: unknown) => {
      if (!stopping.signal.aborted) parts.log.error({ err: fault }, 'automatic pull broke off')
    })
  }

  function lookIn(milliseconds: number, isFirstLook: boolean): void {
    timer = setTimeout(() => {
      work = work
        .then(() => guarded(() => look(parts, isFirstLook, stopping.signal)))
        .then(() => {
          if (!stopping.signal.aborted) lookIn(HOUR_MILLISECONDS, false)
        })
    }, milliseconds)
    timer.unref()
  }

  if (parts.isOn) lookIn(parts.firstAfterMilliseconds ?? SOON_MILLISECONDS, true)
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await work
    },
  }
}
