import { entityNamed } from '@careway/domain/directory/directory-record'
import type { HsdsEntity } from '@careway/domain/directory/hsds-field'
import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'
import { quoted } from '../kit/csv-rows'
import { FileRefused } from '../kit/file-refused'
import { csvHeader, csvLines } from './csv-file'
import type { DirectoryFile } from './directory-files'
import type { RawRecord } from './raw-record'

/** What reading finds beside the records: rows without sense, and files and columns that mean nothing here. */
export interface ReadingNotes {
  rejected(file: string, line: number, reason: string): void
  ignored(what: string): void
}

const tableName = ({ name }: DirectoryFile) => name.replace(/\.csv$/i, '')

/** Metadata of a description has no owner, and older files leave these two out. */
const CAN_BE_MISSING = ['previous_value', 'replacement_value', 'resource_type']

function checkHeader(file: DirectoryFile, entity: HsdsEntity, header: readonly string[], notes: ReadingNotes): void {
  const { fields } = HSDS_SHAPES[entity]
  const missing = Object.entries(fields)
    .filter(
      ([name, { weight }]) => weight.startsWith('needed') && !header.includes(name) && !CAN_BE_MISSING.includes(name),
    )
    .map(([name]) => name)
  if (missing.length > 0) throw new FileRefused(`in ${file.name}: the header lacks ${quoted(missing)}.`)
  const unknown = header.filter((name) => name !== '' && !(name in fields))
  if (unknown.length > 0) notes.ignored(`${file.name}: columns that HSDS 3 does not have: ${quoted(unknown)}`)
}

/** The tables of HSDS 3, one CSV file each. @throws FileRefused for a file with the wrong columns */
export async function* readTables(files: readonly DirectoryFile[], notes: ReadingNotes): AsyncGenerator<RawRecord> {
  for (const file of files) {
    const entity = entityNamed(tableName(file))
    if (!entity) {
      notes.ignored(`${file.name}: not a table of HSDS 3`)
      continue
    }
    checkHeader(file, entity, await csvHeader(file), notes)
    for await (const { line, cells } of csvLines(file))
      if (cells) yield { entity, values: cells, file: file.name, line }
      else notes.rejected(file.name, line, 'it has more or fewer cells than the header')
  }
}
