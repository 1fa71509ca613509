import { expect, it } from 'vitest'
import { FileRefused } from './file-refused'
import { plainText } from './plain-text'
import { emptyTally, reject } from './read-places'

it.each([
  ['Sample\u0007\n\u202EgnP \u2066Silver\u2069\u200B', 'Sample gnP Silver'],
  ['\u001B]0;owned\u0007 plan', ']0;owned plan'],
  ['Año  Nuevo 计划\t94', 'Año Nuevo 计划 94'],
  ['\u2028\uFEFF', ''],
])('reads %j as %j', (text, plain) => expect(plainText(text)).toBe(plain))

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
