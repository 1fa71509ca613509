import { keyOf, type RecordKey } from '@careway/domain/directory/directory-record'
import { linkDirectory } from '@careway/domain/directory/link-directory'
import type { FindZipCentre } from '@careway/domain/directory/place-of-service'
import { FileRefused } from '../kit/file-refused'
import type { ImportTally } from '../kit/read-places'
import type { DirectoryFile } from './directory-files'
import type { RawRecord } from './raw-record'
import { withoutFarPoints } from './far-points'
import { readJson } from './read-json'
import { isOldDirectory, readOld } from './read-old'
import { readTables } from './read-tables'
import { runNotes, type RunNotes } from './run-notes'
import { takeRecord, type FoundRecord } from './take-record'

const PROGRESS_RECORDS = 5000

const isJson = ({ name }: DirectoryFile) => /\.json$/i.test(name)
const isTable = ({ name }: DirectoryFile) => /\.csv$/i.test(name)

interface Opened {
  readonly records: AsyncIterable<RawRecord>
  readonly isNested: boolean
}

/** A folder with tables is tables, and its JSON only describes them. */
async function opened(files: readonly DirectoryFile[], source: string, notes: RunNotes): Promise<Opened> {
  const tables = files.filter(isTable)
  if (tables.length === 0) return { records: readJson(files.filter(isJson), source, notes), isNested: true }
  const isOld = await isOldDirectory(tables)
  return { records: isOld ? readOld(tables, source, notes) : readTables(tables, notes), isNested: false }
}

const saysTheSame = (one: FoundRecord, other: FoundRecord) =>
  JSON.stringify(one.values) === JSON.stringify(other.values)

/** The last day that the directory itself speaks of, as its version. */
function lastDay(records: Iterable<FoundRecord>, today: string): string | undefined {
  let last = ''
  for (const { entity, values } of records) {
    const said = entity === 'service' ? [values['assured_date'], values['last_modified']] : [values['last_action_date']]
    for (const day of said.map((each) => String(each ?? '').slice(0, 10))) if (day > last && day <= today) last = day
  }
  return last || undefined
}

export interface ReadDirectory {
  readonly files: readonly DirectoryFile[]
  readonly source: string
  readonly today: string
  readonly findZipCentre: FindZipCentre
  readonly tally: ImportTally
  readonly onProgress: () => void
}

async function takeAll({ files, source, tally, onProgress }: ReadDirectory, notes: RunNotes) {
  const taken = new Map<RecordKey, FoundRecord>()
  const { records, isNested } = await opened(files, source, notes)
  for await (const raw of records) {
    const outcome = takeRecord(raw, source, isNested)
    if (outcome.kind === 'rejected') {
      notes.rejected(raw.file, raw.line, `${raw.entity}: ${outcome.reason}`)
      continue
    }
    const { record, leftOut } = outcome
    const key = keyOf(record.entity, record.id)
    const before = taken.get(key)
    if (before && saysTheSame(before, record)) notes.leftOut('a record that was there twice')
    else if (before) notes.rejected(raw.file, raw.line, `${raw.entity}: its id is on line ${before.line} already`)
    if (before) continue
    taken.set(key, record)
    tally.rows += 1
    if (record.entity === 'metadata') notes.ofLog('rows')
    if (tally.rows % PROGRESS_RECORDS === 0) onProgress()
    for (const reason of leftOut) notes.fieldLeftOut(raw.file, raw.line, `${raw.entity}: ${reason}`)
  }
  return taken
}

/**
 * Reads a directory whole, of whichever version, as records of HSDS 3 that hang together. Counts in `tally`.
 * @throws FileRefused
 */
export async function readDirectory(given: ReadDirectory): Promise<readonly FoundRecord[]> {
  const { tally, today, findZipCentre } = given
  const notes = runNotes(tally)
  const taken = await takeAll(given, notes)
  const linked = linkDirectory(taken.values())
  const kept: FoundRecord[] = []
  for (const link of linked) {
    const { record } = link
    if (link.kind === 'rejected') {
      // It was counted when it was read.
      tally.rows -= 1
      if (record.entity === 'metadata') notes.ofLog('rejected')
      notes.rejected(record.file, record.line, `${record.entity}: ${danglingWords(record, link.field)}`)
      continue
    }
    kept.push(record)
    const fields = link.kind === 'mended' ? link.fields : []
    for (const field of fields)
      notes.fieldLeftOut(record.file, record.line, `${record.entity}: ${field} names nothing in this directory`)
  }
  const placed = withoutFarPoints(kept, findZipCentre, notes)
  notes.finish()
  tally.kept = placed.length
  tally.version = lastDay(placed, today)
  if (placed.length === 0) throw new FileRefused('nothing of a directory was found.')
  return placed
}

const danglingWords = ({ values }: FoundRecord, field: string) =>
  field === 'id' || values[field] === undefined
    ? 'it belongs to nothing in this directory'
    : `${field} "${values[field]}" names nothing in this directory`
