import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Say } from '../database'
import { makeCopy } from './copies'
import { copyTree } from './copy-tree'
import { startDailyCopies } from './daily-copies'
import type { Engine } from './engine'
import { databaseFolder } from './folders'

/**
 * Copies the folder while the engine stands still, then packs the copy while everybody works. What stands still is what
 * a crash would leave, and is opened like it: a transaction that is open then is not in the copy.
 */
async function copyRunning(engine: Engine, dataDir: string): Promise<string> {
  const snapshot = join(dataDir, 'database-copying')
  try {
    await rm(snapshot, { recursive: true, force: true })
    await engine.exec('checkpoint')
    await engine.runExclusive(() => copyTree(databaseFolder(dataDir), snapshot))
    return await makeCopy(dataDir, snapshot, new Date())
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

export interface KeptCopies {
  copyNow(): Promise<string>
  /** Waits for a copy that is being made, and makes no more of the running engine. */
  stop(): Promise<void>
  /** The copy of the stop, when the engine is closed. Failing is told, not thrown. */
  copyStopped(): Promise<void>
}

/** Makes the copies of an open database: daily, at the stop, and when asked. */
export function keepCopies(engine: Engine, dataDir: string, say: Say): KeptCopies {
  let copying: Promise<unknown> = Promise.resolve()
  const copyNow = () => {
    const copy = copying.catch(() => undefined).then(() => copyRunning(engine, dataDir))
    copying = copy
    return copy
  }
  const onFailure = (fault: unknown) => say(`The copy of the database failed: ${String(fault)}`)
  const stopDaily = startDailyCopies({ dataDir, copyNow, onFailure })
  return {
    copyNow,
    stop: async () => {
      stopDaily()
      await copying.catch(() => undefined)
    },
    copyStopped: async () => {
      await makeCopy(dataDir, databaseFolder(dataDir), new Date()).catch(onFailure)
    },
  }
}
