import { mkdirSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Executor, Say } from '../database'
import { handleOn } from '../handle'
import { migrate } from '../migrate'
import * as schema from '../schema/index'
import { createTransactionScope } from '../transaction-scope'
import { embeddedSession } from './bulk-session'
import { describeCopies, listCopies } from './copies'
import { lockDirectory, type DirectoryLock } from './directory-lock'
import { openEngine, type Engine, type EngineParts } from './engine'
import { DatabaseDamaged, endCreation, mustBeMade } from './first-creation'
import { databaseFolder, folderLock } from './folders'
import { keepCopies } from './keep-copies'
import { createLogFlusher } from './log-flusher'

const GUARANTEE =
  'Embedded database: a write is acknowledged when it is on the disk. One server at a time uses the folder.'

export interface PgliteSettings {
  readonly dataDir: string
  readonly migrationsFolder: string
  /** Whether a copy is made daily and at the stop. */
  readonly keepsCopies: boolean
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

async function migrateOrClose(engine: Engine, migrationsFolder: string): Promise<void> {
  try {
    await migrate({ kind: 'pglite', engine }, migrationsFolder)
  } catch (fault) {
    await engine.close()
    throw fault
  }
}

async function serve({ dataDir, migrationsFolder, keepsCopies }: PgliteSettings, lock: DirectoryLock, say: Say) {
  const parts: EngineParts = { flusher: createLogFlusher(), scope: createTransactionScope() }
  const engine = await openOrExplain(dataDir, parts)
  await migrateOrClose(engine, migrationsFolder)
  if (keepsCopies) say(describeCopies(listCopies(dataDir)))
  const copies = keepsCopies ? keepCopies(engine, dataDir, say) : undefined
  const stop = async () => {
    try {
      await copies?.stop()
      await engine.exec('checkpoint')
      await engine.close()
      parts.flusher.release()
      await copies?.copyStopped()
    } finally {
      lock.release()
    }
  }
  let closing: Promise<void> | undefined
  return handleOn(drizzle(engine, { schema }) as unknown as Executor, parts.scope, {
    kind: 'pglite',
    guarantee: GUARANTEE,
    bulk: (work) => work(embeddedSession(engine)),
    ping: () => engine.ping(),
    close: () => (closing ??= stop()),
    copyNow: copies?.copyNow,
  })
}

/**
 * Opens the embedded database in `<dataDir>/database`, for this process alone.
 * @throws FolderInUse, DatabaseDamaged, DatabaseIsNewer
 */
export async function openPglite(settings: PgliteSettings, say: Say): Promise<Database> {
  const { dataDir } = settings
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(folderLock(dataDir), new Date())
  try {
    return await serve(settings, lock, say)
  } catch (fault) {
    lock.release()
    throw fault
  }
}
