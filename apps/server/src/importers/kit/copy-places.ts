import { sql } from 'drizzle-orm'
import type { BulkSession } from '../../db/bulk-session'
import type { Database } from '../../db/database'
import type { BulkReaderParts, BulkSource } from './bulk-source'
import { scanCells } from './csv-cells'
import { stagingName, stagingTable } from './import-runs'
import type { Normalized } from './import-source'
import { PLACE_COLUMNS, placeLine } from './place-line'
import { readRows } from './read-rows'
import { leaveOut, refuseFaultyFile, refuseHopelessFile, reject, type ImportTally } from './read-places'
import { indexStaging, keyStaging } from './staged-places'

export interface PlaceCopy {
  readonly source: BulkSource
  readonly run: string
  readonly chunks: AsyncIterable<Buffer>
  readonly reader: BulkReaderParts
  readonly tally: ImportTally
  readonly onProgress: () => void
}

/** Counts a row. Answers its line for COPY where it is a place to keep. */
function take({ source, run, tally }: PlaceCopy, outcome: Normalized, line: number): string {
  tally.rows += 1
  if (outcome.kind === 'rejected') reject(tally, line, outcome.reason)
  if (outcome.kind === 'left-out') leaveOut(tally, outcome.reason)
  if (outcome.kind !== 'place') return ''
  tally.kept += 1
  return placeLine(outcome.place, source.id, run)
}

/** The file as lines for COPY, a block for each block that was read: no more than that is held. */
async function* linesOf(copy: PlaceCopy): AsyncGenerator<Buffer> {
  const read = copy.source.createReader(copy.reader)
  let lines: string[] = []
  const scanning = scanCells(copy.chunks, copy.source.columns, (cells, line) => {
    const text = take(copy, read(cells), line)
    if (text !== '') lines.push(text)
  })
  for await (const bytes of scanning) {
    copy.tally.bytesRead += bytes
    copy.onProgress()
    refuseHopelessFile(copy.tally)
    if (lines.length > 0) yield Buffer.from(lines.join(''))
    lines = []
  }
  refuseFaultyFile(copy.tally)
}

/** Of rows of one place the first stays. */
async function leaveOutRepeated(session: BulkSession, database: Database, copy: PlaceCopy, reason: string) {
  const table = stagingName(copy.run)
  await session.run(`delete from "${table}" where ctid in (select ctid from (
    select ctid, row_number() over (partition by id order by ctid) as number from "${table}") as rows where number > 1)`)
  await session.run(`analyze "${table}"`)
  const rows = await readRows<{ count: number }>(
    database.orm,
    sql`select count(*)::int4 as count from ${stagingTable(copy.run)}`,
  )
  const kept = rows[0]?.count ?? 0
  for (let repeated = copy.tally.kept - kept; repeated > 0; repeated -= 1) leaveOut(copy.tally, reason)
  copy.tally.kept = kept
}

/**
 * Fills the staging table from a file and makes its indexes, both at once where the database has two connections to give.
 * @throws FileRefused
 */
export async function copyPlaces(database: Database, copy: PlaceCopy): Promise<void> {
  const { repeatedReason } = copy.source
  await database.bulk(async (session) => {
    await session.copy({ table: stagingName(copy.run), columns: PLACE_COLUMNS }, linesOf(copy))
    copy.tally.isIndexing = true
    copy.onProgress()
    if (repeatedReason) await leaveOutRepeated(session, database, copy, repeatedReason)
    await Promise.all([keyStaging(session, copy.run), database.bulk((other) => indexStaging(other, copy.run))])
  })
}
