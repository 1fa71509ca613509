import { quoted } from '../kit/csv-rows'
import { FileRefused } from '../kit/file-refused'
import { csvHeader, csvLines } from './csv-file'
import type { DirectoryFile } from './directory-files'
import type { OldContext } from './old-context'
import { OLD_TABLES, type OldTable } from './old-tables'
import { uuidOf, type RawRecord } from './raw-record'
import type { ReadingNotes } from './read-tables'

const tableName = ({ name }: DirectoryFile) => name.replace(/\.csv$/i, '').toLowerCase()

const ONLY_OLD = [
  'services_at_location',
  'regular_schedules',
  'holiday_schedules',
  'physical_addresses',
  'postal_addresses',
  'mail_addresses',
  'payments_accepted',
  'accessibility_for_disabilities',
  'services_taxonomy',
  'taxonomy',
  'eligibility',
]

/** Whether the tables are those of HSDS 1 or of the Ohana API: by their names, else by columns that HSDS 3 renamed. */
export async function isOldDirectory(files: readonly DirectoryFile[]): Promise<boolean> {
  if (files.some((file) => ONLY_OLD.includes(tableName(file)))) return true
  const locations = files.find((file) => tableName(file) === 'locations')
  return locations !== undefined && !(await csvHeader(locations)).includes('location_type')
}

async function gather(
  files: readonly DirectoryFile[],
  table: string,
  take: (cells: Readonly<Record<string, string>>) => void,
): Promise<void> {
  const file = files.find((each) => tableName(each) === table)
  if (file) for await (const { cells } of csvLines(file)) if (cells) take(cells)
}

async function contextOf(files: readonly DirectoryFile[], source: string): Promise<OldContext> {
  const eligibility = new Map<string, string[]>()
  const organizationOf = new Map<string, string>()
  await gather(files, 'eligibility', ({ service_id: service = '', eligibility: text = '' }) => {
    eligibility.set(service.trim(), [...(eligibility.get(service.trim()) ?? []), text])
  })
  await gather(files, 'locations', ({ id = '', organization_id: organization = '' }) => {
    if (organization !== '') organizationOf.set(id.trim(), uuidOf(source, 'organization', organization.trim()))
  })
  return { source, eligibility, organizationOf, given: new Set() }
}

function checkHeader(
  { name }: DirectoryFile,
  { needs, knows }: OldTable,
  header: readonly string[],
  notes: ReadingNotes,
) {
  const missing = needs.filter((column) => !header.includes(column))
  if (missing.length > 0) throw new FileRefused(`in ${name}: the header lacks ${quoted(missing)}.`)
  const unknown = header.filter(
    (column) => column !== '' && column !== 'id' && !needs.includes(column) && !knows.includes(column),
  )
  if (unknown.length > 0) notes.ignored(`${name}: columns that HSDS 3 has no place for: ${quoted(unknown)}`)
}

async function* recordsOf(
  file: DirectoryFile,
  { convert }: OldTable,
  context: OldContext,
  notes: ReadingNotes,
): AsyncGenerator<RawRecord> {
  for await (const { line, cells } of csvLines(file)) {
    if (!cells) notes.rejected(file.name, line, 'it has more or fewer cells than the header')
    const records = cells ? convert(cells, context) : []
    for (const [entity, values] of records) yield { entity, values, file: file.name, line }
  }
}

/** Tables of HSDS 1 and of the Ohana API, as records of HSDS 3. @throws FileRefused for a file with the wrong columns */
export async function* readOld(
  files: readonly DirectoryFile[],
  source: string,
  notes: ReadingNotes,
): AsyncGenerator<RawRecord> {
  const context = await contextOf(files, source)
  for (const file of files) {
    const table = OLD_TABLES[tableName(file)]
    if (!table) {
      notes.ignored(`${file.name}: not a table of HSDS 1`)
      continue
    }
    checkHeader(file, table, await csvHeader(file), notes)
    yield* recordsOf(file, table, context, notes)
  }
}
