import type { Database, Say } from './database'
import { migrationsFolder as findMigrationsFolder } from './migrations-folder'
import { openPglite } from './pglite/open-pglite'
import { openPostgresql } from './postgresql/open-postgresql'

export interface DatabaseSettings {
  /** Holds the embedded database, its lock and its copies. */
  readonly dataDir: string
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl?: string
  /** Where it isn't beside the code. */
  readonly migrationsFolder?: string
  /** Whether the embedded database is copied daily and at the stop. It is, unless told otherwise. */
  readonly keepsCopies?: boolean
}

/**
 * Opens the database and brings its schema up to date.
 * @throws FolderInUse where another process has the folder, DatabaseDamaged where the database can't be opened,
 * DatabaseIsNewer where a newer server was here, and an Error in words where a PostgreSQL server can't be used.
 */
export function openDatabase(
  { dataDir, databaseUrl, migrationsFolder = findMigrationsFolder(), keepsCopies = true }: DatabaseSettings,
  say: Say = () => undefined,
): Promise<Database> {
  return databaseUrl
    ? openPostgresql({ databaseUrl, migrationsFolder }, say)
    : openPglite({ dataDir, migrationsFolder, keepsCopies }, say)
}
