import { readTable, type TableRow } from '../kit/csv-table'
import { FileRefused } from '../kit/file-refused'
import { reject, type ImportTally } from '../kit/read-places'
import { inFile, type RecognizedFiles } from '../kit/recognize-files'
import type { RowOutcome } from './plan-year'
import { PUF_TABLES, type PufRow, type PufTable } from './tables'

const MOST_REJECTED_SHARE = 0.02
const PROGRESS_ROWS = 20_000

export interface FileReader {
  readonly recognized: RecognizedFiles<PufTable>
  readonly tally: ImportTally
  readonly onProgress: () => void
}

/** What becomes of a row: something to say about it, or nothing where it was taken. */
export type TakeRow<Table extends PufTable> = (
  row: PufRow<Table>,
  line: number,
) => Exclude<RowOutcome<never>, { kind: 'kept' }> | undefined

/**
 * Reads one file of the year, and hands every row of it to `take`, counting what it says.
 * @throws FileRefused, with the file's name, for a row of another year, or where more than 2 rows in 100 are faulty
 */
export async function readFile<Table extends PufTable>(
  { recognized, tally, onProgress }: FileReader,
  table: Table,
  take: TakeRow<Table>,
): Promise<void> {
  const { name, open } = recognized.files[table]
  const year = String(recognized.year)
  const counted = { rows: 0, rejected: 0, first: '' }

  const onRow = (row: TableRow<string>, line: number) => {
    counted.rows += 1
    tally.rows += 1
    if (tally.rows % PROGRESS_ROWS === 0) onProgress()
    if (row['BusinessYear'] !== year)
      throw new FileRefused(`the row is of "${row['BusinessYear']?.slice(0, 40)}" in a file of ${year}.`, line)
    const outcome = take(row as PufRow<Table>, line)
    if (outcome?.kind === 'left-out') tally.leftOut[outcome.reason] = (tally.leftOut[outcome.reason] ?? 0) + 1
    if (outcome?.kind !== 'rejected') return
    counted.rejected += 1
    counted.first ||= `Line ${line}: ${outcome.reason}.`
    reject(tally, line, `${outcome.reason} (${name})`)
  }

  try {
    await readTable<string>(open(), PUF_TABLES[table], onRow)
    if (counted.rejected > counted.rows * MOST_REJECTED_SHARE)
      throw new FileRefused(
        `${counted.first} ${counted.rejected} of ${counted.rows} rows are faulty; at most 2 in 100 may be.`,
      )
  } catch (fault) {
    throw inFile(name, fault)
  }
}
