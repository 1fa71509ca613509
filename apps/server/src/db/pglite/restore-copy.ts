import { existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { flushPath } from './archive'
import { creationMark, databaseFolder, folderLock } from './folders'
import { lockDirectory } from './directory-lock'
import { unpackFolder } from './unpack-archive'

export interface Restored {
  /** Where the database that was there is now; nothing where there was none. */
  readonly setAside: string | undefined
}

/** A file that was being written when the unpacking failed may still come in: the folder is emptied again then. */
const AWAY = { recursive: true, force: true, maxRetries: 10, retryDelay: 20 } as const

/**
 * Puts a copy in the place of the database. The database that was there is set aside, never deleted.
 * @throws FolderInUse while a server runs, and an Error where the copy is damaged; the database is then as it was.
 */
export async function restoreCopy(dataDir: string, copy: string, now = new Date()): Promise<Restored> {
  const lock = await lockDirectory(folderLock(dataDir), now)
  const folder = databaseFolder(dataDir)
  const draft = join(dataDir, 'database-restoring')
  try {
    await rm(draft, AWAY)
    await unpackFolder(copy, draft)
    if (!existsSync(join(draft, 'PG_VERSION'))) throw new Error(`${copy} is no copy of a database.`)
    const setAside = existsSync(folder) ? `${folder}-before-${now.toISOString().replaceAll(/[:.]/g, '-')}` : undefined
    if (setAside) await rename(folder, setAside)
    await rename(draft, folder)
    await rm(creationMark(dataDir), { force: true })
    await flushPath(dataDir)
    return { setAside }
  } finally {
    await rm(draft, AWAY)
    lock.release()
  }
}
