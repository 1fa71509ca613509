import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCsvScanner } from './csv-scanner'

type Seen = { cells: string[]; count: number; line: number }

function scan(text: string, wanted?: readonly number[], blockEnds: readonly number[] = []): Seen[] {
  const seen: Seen[] = []
  const scanner = createCsvScanner((cells, count, line) => seen.push({ cells: [...cells], count, line }))
  if (wanted) scanner.want(wanted)
  const bytes = Buffer.from(text)
  let from = 0
  for (const end of [...blockEnds, bytes.length]) {
    if (end > from) scanner.take(bytes.subarray(from, end))
    from = end
  }
  scanner.end()
  return seen
}

it('reads plain and quoted cells, with commas, quotation marks and line ends inside', () => {
  expect(scan('a,"b, ""c""",\r\n\n"x\ny",2,\n')).toEqual([
    { cells: ['a', 'b, "c"', ''], count: 3, line: 1 },
    { cells: ['x\ny', '2', ''], count: 3, line: 3 },
  ])
})

it('makes text of the wanted cells only, in the order they are wanted', () => {
  expect(scan('1,2,3\n1,9,3\n', [2, 0]).map(({ cells }) => cells)).toEqual([
    ['3', '1'],
    ['3', '1'],
  ])
})

it.each([
  ['a,b"c\n', /^Line 1: a quotation mark is out of place/],
  ['a\n"b"c,d\n', /^Line 2: a quotation mark is out of place/],
  ['a\n"b\nc\n', /^Line 2: a quotation mark opens and never closes/],
])('refuses %j', (text, reason) => {
  expect(() => scan(text)).toThrow(reason)
})

it('reads back whatever was written, wherever the blocks are cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ñ', ',', '"', '\n', ' ', '7'), maxLength: 6 })
  const records = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(records, (rows) => {
      const text = rows.map((row) => `${row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')}\n`).join('')
      const lineEnds = [...Buffer.from(text).entries()].filter(([, byte]) => byte === 10).map(([at]) => at + 1)
      expect(scan(text, undefined, lineEnds).map(({ cells }) => cells)).toEqual(rows)
    }),
  )
})
