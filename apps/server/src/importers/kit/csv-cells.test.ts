import { expect, it } from 'vitest'
import { scanCells, type WantedColumns } from './csv-cells'

const COLUMNS: WantedColumns = { needed: ['c', 'a'], welcome: ['d', 'z'] }

async function read(...chunks: (string | Buffer)[]) {
  const rows: [string, ...string[]][] = []
  async function* given() {
    for (const chunk of chunks) yield Buffer.from(chunk)
  }
  let bytes = 0
  const scanning = scanCells(given(), COLUMNS, (cells, line) => rows.push([String(line), ...cells]))
  for await (const length of scanning) bytes += length
  expect(bytes).toBeGreaterThan(0)
  return rows
}

it('finds columns by their names, and leaves those empty that a file need not have', async () => {
  expect(await read('"a","b","c","d"\n"1","","3","4"\n"5","6","",""\n')).toEqual([
    ['2', '3', '1', '4', ''],
    ['3', '', '5', '', ''],
  ])
})

it('passes over runs of empty cells, line ends inside cells, and the byte order mark', async () => {
  const wide = '"",'.repeat(40)
  expect(await read(`\uFEFFa,${'x,'.repeat(40)}c\r\n`, `"1",${wide}"3 ""x""\r\n4"\r\n`, `"5",${wide}"6"\r\n`)).toEqual([
    ['2', '3 "x"\r\n4', '1', '', ''],
    ['4', '6', '5', '', ''],
  ])
})

it.each<[string, (string | Buffer)[], RegExp]>([
  ['a header without a needed column', ['a,b\n1,2\n'], /Line 1: the header lacks "c"/],
  ['a column named twice', ['a,c,c\n1,2,3\n'], /more than once/],
  ['a row of another width', ['a,c\n1,2\n1,2,3\n'], /Line 3: 3 columns where there should be 2/],
  ['an end in the middle of a line', ['a,c\n1,2\n1,'], /Line 3: .*cut off/],
  ['a quotation mark that never closes', ['a,c\n"1,2\n'], /never closes/],
  ['another encoding', ['a,c\n1,2\n', Buffer.from('Jos\u00e9,2\n', 'latin1')], /Line 3: the text is not UTF-8/],
])('refuses %s', async (_case, chunks, reason) => {
  await expect(read(...chunks)).rejects.toThrow(reason)
})
