import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the source, beside the bundle, and beside a chunk of the bundle. */
const PLACES = ['./migrations', '../migrations', '../../src/db/migrations', '../src/db/migrations']

/** The folder of the migrations, wherever this code was bundled to. @throws where there is none. */
export function migrationsFolder(): string {
  const folders = PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url)))
  const found = folders.find((folder) => existsSync(`${folder}/meta/_journal.json`))
  if (!found) throw new Error(`The database migrations are missing. Looked in ${folders.join(', ')}.`)
  return found
}
