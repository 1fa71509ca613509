import { expect, it } from 'vitest'
import { FileRefused } from './file-refused'
import { emptyTally, reject } from './read-places'

it('keeps the signs of a terminal out of what is said of a file, and gives it an end', () => {
  const hostile = `\u001B[2Jgone ${'x'.repeat(5000)}`
  const tally = emptyTally()
  reject(tally, 3, hostile)
  for (const said of [new FileRefused(hostile, 3).message, tally.rejectedRows[0]?.reason ?? '']) {
    expect(said).toMatch(/gone x/)
    expect(said).not.toMatch(/\p{Cc}/u)
    expect(said.length).toBeLessThan(1100)
  }
})

it.each(['', 'x'])('cuts no character in half, from %j on: no database would take the rest', (start) => {
  const long = start + '\u{1F600}'.repeat(1000)
  const tally = emptyTally()
  reject(tally, 3, long)
  for (const said of [new FileRefused(long, 3).message, tally.rejectedRows[0]?.reason ?? '']) {
    expect(said).toContain('\u{1F600}')
    expect(said).not.toMatch(/\p{Cs}/u)
  }
})
