import { FileRefused } from '../kit/file-refused'
import { readableReason, reject, type ImportTally, type RejectedRow } from '../kit/read-places'

const MOST_KEPT = 500
const MOST_REJECTED_SHARE = 0.1
/** In a directory of a handful of records a few are soon more than a tenth. */
const ALWAYS_FORGIVEN = 3

/** What the run's record says of rows and fields: those rejected first, then those that lost a field. */
export function runNotes(tally: ImportTally) {
  const fields: RejectedRow[] = []
  const said = (file: string, reason: string) => `${reason} (${file})`
  /** A log of changes names much that is not published any more: it says nothing of how sound the rest is. */
  const inLog = { rows: 0, rejected: 0 }
  const count = (what: string) => (tally.leftOut[what] = (tally.leftOut[what] ?? 0) + 1)
  return {
    rejected: (file: string, line: number, reason: string) => {
      tally.rows += 1
      reject(tally, line, said(file, reason))
    },
    /** A record of the log, read or rejected. */
    ofLog: (what: 'rows' | 'rejected') => void (inLog[what] += 1),
    fieldLeftOut: (file: string, line: number, reason: string) => {
      count('a field, and the rest of its record kept (npm run data -- runs ID)')
      if (fields.length < MOST_KEPT) fields.push({ line, reason: readableReason(`left out: ${said(file, reason)}`) })
    },
    leftOut: (what: string) => void count(what),
    ignored: (what: string) => void fields.push({ line: 1, reason: readableReason(`left out: ${what}`) }),
    /** @throws FileRefused where more than a tenth is faulty, or nothing is left */
    finish: () => {
      const { rows, rejected, rejectedRows } = tally
      const [first] = rejectedRows
      rejectedRows.push(...fields.slice(0, Math.max(0, MOST_KEPT - rejectedRows.length)))
      const faulty = rejected - inLog.rejected
      if (first && faulty > Math.max(ALWAYS_FORGIVEN, (rows - inLog.rows) * MOST_REJECTED_SHARE))
        throw new FileRefused(
          `${first.reason}. ${faulty} of ${rows} records are faulty; at most 10 in 100 may be.`,
          first.line,
        )
      if (rows === rejected) throw new FileRefused('nothing of a directory was found.')
    },
  }
}

export type RunNotes = ReturnType<typeof runNotes>
