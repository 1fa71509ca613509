import { FileRefused } from '../kit/file-refused'
import type { DirectoryFile } from './directory-files'
import { jsonFlattener } from './flatten-json'
import { jsonIn } from './json-file'
import { entityOfThing, isThing, tablesIn } from './json-shape'
import type { RawRecord } from './raw-record'
import type { ReadingNotes } from './read-tables'

type Flattener = ReturnType<typeof jsonFlattener>

/** A list, a page of a list, or one thing. */
function thingsIn(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document
  if (isThing(document) && Array.isArray(document['contents'])) return document['contents']
  return [document]
}

function addTables(flattener: Flattener, name: string, tables: ReturnType<typeof tablesIn>, notes: ReadingNotes): void {
  for (const [entity, rows] of tables)
    for (const [at, row] of rows.entries())
      if (isThing(row)) flattener.add(entity, row, name, at + 1)
      else notes.rejected(name, at + 1, 'it is no object')
}

/** True where the file holds something of a directory. */
function addThings(flattener: Flattener, name: string, things: readonly unknown[], notes: ReadingNotes): boolean {
  let found = things.length === 0
  for (const [at, thing] of things.entries()) {
    const entity = isThing(thing) ? entityOfThing(thing, name) : undefined
    if (isThing(thing) && entity) {
      flattener.add(entity, thing, name, at + 1)
      found = true
    } else if (things.length > 1) notes.rejected(name, at + 1, 'it is no service, organization, location or taxonomy')
  }
  return found
}

function addDocument(flattener: Flattener, { name }: DirectoryFile, document: unknown, notes: ReadingNotes): boolean {
  const tables = isThing(document) ? tablesIn(document) : []
  if (tables.length === 0) return addThings(flattener, name, thingsIn(document), notes)
  addTables(flattener, name, tables, notes)
  return true
}

/**
 * JSON of HSDS 3: full things, lists, pages, or tables by name.
 * @throws FileRefused where a file is no JSON, or the only one holds nothing of a directory
 */
export async function* readJson(
  files: readonly DirectoryFile[],
  source: string,
  notes: ReadingNotes,
): AsyncGenerator<RawRecord> {
  const flattener = jsonFlattener(source)
  for (const file of files.filter(({ name }) => name !== 'datapackage.json')) {
    if (addDocument(flattener, file, await jsonIn(file), notes)) continue
    if (files.length === 1)
      throw new FileRefused('the JSON holds no service, organization, location or taxonomy of HSDS 3.')
    notes.ignored(`${file.name}: nothing of a directory`)
  }
  yield* flattener.records()
}
