import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'

/** The calls that reach the disk. */
export interface FlushDisk {
  open(path: string): number
  close(descriptor: number): void
  flush(descriptor: number): Promise<void>
  flushNow(descriptor: number): void
}

export const nodeDisk: FlushDisk = {
  open: (path) => openSync(path, 'r+'),
  close: closeSync,
  flush: promisify(fdatasync),
  flushNow: fdatasyncSync,
}

/** Carries out the engine's flushes of its write-ahead log a moment later, one for all the commits that wait. */
export interface LogFlusher {
  /** Takes on a flush that the engine asked for. The engine goes on as if it were done. */
  postpone(segmentPath: string): void
  /** Whether something that was taken on is not on the disk yet. */
  isBehind(): boolean
  /** Flushes at once, for what must not reach the disk before the log does. */
  settleNow(): void
  /** Resolves when all that was taken on so far is on the disk. @throws when the disk refused, and ever after. */
  settled(): Promise<void>
  /** Flushes and lets go of the file, before it is renamed or deleted. */
  release(): void
}

class FlushFailed extends Error {
  constructor(cause: unknown) {
    super('The disk refused to keep what was written. Restart the server when the disk is well again.', { cause })
    this.name = 'FlushFailed'
  }
}

export function createLogFlusher(disk: FlushDisk = nodeDisk): LogFlusher {
  let segment: { readonly path: string; readonly descriptor: number } | undefined
  let isOwed = false
  let round: Promise<void> | undefined
  let nextRound: Promise<void> | undefined
  let fault: FlushFailed | undefined

  /** A flush that failed once can't be trusted when it is tried again: the system may have dropped the pages. */
  const failed = (cause: unknown): never => {
    fault ??= new FlushFailed(cause)
    throw fault
  }

  async function startRound(): Promise<void> {
    nextRound = undefined
    if (!isOwed || !segment) return
    isOwed = false
    round = disk
      .flush(segment.descriptor)
      .catch(failed)
      .finally(() => (round = undefined))
    await round
  }

  const flusher: LogFlusher = {
    postpone: (path) => {
      if (segment?.path !== path) {
        flusher.release()
        segment = { path, descriptor: disk.open(path) }
      }
      isOwed = true
    },
    isBehind: () => isOwed || round !== undefined,
    settleNow: () => {
      if (!segment || !flusher.isBehind()) return
      try {
        disk.flushNow(segment.descriptor)
      } catch (cause) {
        fault ??= new FlushFailed(cause)
        throw cause
      }
      isOwed = false
    },
    settled: async () => {
      if (fault) throw fault
      if (!isOwed) return round
      nextRound ??= (round ?? Promise.resolve()).then(startRound)
      return nextRound
    },
    release: () => {
      flusher.settleNow()
      const { descriptor } = segment ?? {}
      segment = undefined
      if (descriptor === undefined) return
      const close = () => disk.close(descriptor)
      if (round) void round.then(close, close)
      else close()
    },
  }
  return flusher
}
