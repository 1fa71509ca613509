import { constants, mkdirSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Say } from '../database'
import { migrate } from '../migrate'
import { createTransactionScope } from '../transaction-scope'
import { describeCopies, listCopies, makeCopy } from './copies'
import { startDailyCopies } from './daily-copies'
import { lockDirectory } from './directory-lock'
import { openEngine, type Engine, type EngineParts } from './engine'
import { DatabaseDamaged, endCreation, mustBeMade } from './first-creation'
import { databaseFolder, folderLock } from './folders'
import { handleOn } from './handle'
import { createLogFlusher } from './log-flusher'

const GUARANTEE =
  'Embedded database: a write is acknowledged when it is on the disk. One server at a time uses the folder.'

export interface PgliteSettings {
  readonly dataDir: string
  readonly migrationsFolder: string
}

async function openOrExplain(dataDir: string, parts: EngineParts): Promise<Engine> {
  const isNew = mustBeMade(dataDir)
  try {
    const engine = await openEngine(databaseFolder(dataDir), parts)
    if (isNew) await endCreation(dataDir)
    return engine
  } catch (cause) {
    if (isNew) throw cause
    throw new DatabaseDamaged(dataDir, `The database in ${databaseFolder(dataDir)} can't be opened.`, cause)
  }
}

/** Copies the folder while nobody writes, then packs the copy while everybody works. */
async function copyRunning(engine: Engine, dataDir: string): Promise<string> {
  const snapshot = join(dataDir, 'database-copying')
  const still = () =>
    cp(databaseFolder(dataDir), snapshot, { recursive: true, mode: constants.COPYFILE_FICLONE })
  try {
    await rm(snapshot, { recursive: true, force: true })
    await engine.exec('checkpoint')
    await engine._runExclusiveTransaction(still)
    return await makeCopy(dataDir, snapshot, new Date())
  } finally {
    await rm(snapshot, { recursive: true, force: true })
  }
}

async function serve(engine: Engine, parts: EngineParts, dataDir: string, say: Say) {
  let copying: Promise<unknown> = Promise.resolve()
  let closing: Promise<void> | undefined
  const copyNow = () => {
    const copy = copying.catch(() => undefined).then(() => copyRunning(engine, dataDir))
    copying = copy
    return copy
  }
  const onFailure = (fault: unknown) => say(`The daily copy of the database failed: ${String(fault)}`)
  const stopCopies = startDailyCopies({ dataDir, copyNow, onFailure })
  const stop = async () => {
    stopCopies()
    await copying.catch(() => undefined)
    await engine.exec('checkpoint')
    await engine.close()
    parts.flusher.release()
    await makeCopy(dataDir, databaseFolder(dataDir), new Date()).catch((fault: unknown) =>
      say(`The copy of the database at the stop failed: ${String(fault)}`),
    )
  }
  return { copyNow, close: () => (closing ??= stop()) }
}

/**
 * Opens the embedded database in `<dataDir>/database`, for this process alone.
 * @throws FolderInUse, DatabaseDamaged
 */
export async function openPglite({ dataDir, migrationsFolder }: PgliteSettings, say: Say): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(folderLock(dataDir), new Date())
  try {
    const parts: EngineParts = { flusher: createLogFlusher(), scope: createTransactionScope() }
    const engine = await openOrExplain(dataDir, parts)
    const { copyNow, close } = await serve(engine, parts, dataDir, say)
    const handle = handleOn(engine, parts, GUARANTEE)
    await migrate({ kind: 'pglite', engine }, migrationsFolder)
    say(describeCopies(listCopies(dataDir)))
    return { ...handle, copyNow, close: () => close().finally(() => lock.release()) }
  } catch (fault) {
    lock.release()
    throw fault
  }
}
