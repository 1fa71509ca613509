import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { flushPath } from './archive'
import { listCopies } from './copies'
import { creationMark, databaseFolder } from './folders'

/** The database can't be opened, and starting with an empty one would hide it. */
export class DatabaseDamaged extends Error {
  constructor(dataDir: string, what: string, cause?: unknown) {
    const [newest] = listCopies(dataDir)
    const advice = newest
      ? `The newest copy is ${newest.path}. Put it back with: npm run data -- restore ${newest.path}`
      : 'There is no copy to put back. Keep the folder as it is and get help.'
    super(`${what} Nothing was changed. ${advice}`, { cause })
    this.name = 'DatabaseDamaged'
  }
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/** Whether the database is still to be made. @throws DatabaseDamaged where there should be one and is none. */
export function mustBeMade(dataDir: string): boolean {
  const folder = databaseFolder(dataDir)
  if (existsSync(creationMark(dataDir))) rmSync(folder, { recursive: true, force: true })
  else if (existsSync(join(folder, 'PG_VERSION'))) return false
  else if (!isEmpty(folder))
    throw new DatabaseDamaged(dataDir, `The database in ${folder} is damaged: parts of it are missing.`)
  else if (listCopies(dataDir).length > 0)
    throw new DatabaseDamaged(dataDir, `The database in ${folder} is gone, but there are copies of it.`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(creationMark(dataDir), '')
  return true
}

async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await flushTree(path)
    else if (entry.isFile()) await flushPath(path)
  }
  await flushPath(folder)
}

/** Puts the new database on the disk, from when on it is one. */
export async function endCreation(dataDir: string): Promise<void> {
  await flushTree(databaseFolder(dataDir))
  rmSync(creationMark(dataDir))
  await flushPath(dataDir)
}
