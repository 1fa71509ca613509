import { expect, it } from 'vitest'
import { emptyTally } from '../kit/read-places'
import { runNotes } from './run-notes'

it('keeps what no terminal and no database takes out of what is said of a row, a field and a file', () => {
  const tally = emptyTally()
  const notes = runNotes(tally)
  const hostile = `"\u001B[31m\u0000 ${'x'.repeat(50)}\uD83D"`
  tally.rows = 100
  notes.rejected('services.csv', 2, hostile)
  notes.fieldLeftOut('services.csv', 3, hostile)
  notes.ignored(hostile)
  notes.finish()
  expect(tally.rejectedRows.map(({ line }) => line)).toEqual([2, 3, 1])
  for (const { reason } of tally.rejectedRows) {
    expect(reason).toContain('x'.repeat(50))
    expect(reason).not.toMatch(/[\p{Cc}\p{Cs}]/u)
  }
})
