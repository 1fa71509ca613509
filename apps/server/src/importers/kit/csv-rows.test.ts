import { describe, expect, it } from 'vitest'
import { csvRows } from './csv-rows'

async function* inChunksOf(size: number, bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(file: string | Buffer, size = 7) {
  const rows = []
  for await (const row of csvRows(inChunksOf(size, Buffer.from(file)), ['id', 'name'])) rows.push(row)
  return rows
}

describe('csvRows', () => {
  it.each([1, 2, 3, 1000])('reads rows with their lines, in chunks of %i bytes', async (size) => {
    expect(await read('id,name\r\n01,Peña\r\n"02","a, ""b""\nc"\n\n03,\n', size)).toEqual([
      { line: 2, values: { id: '01', name: 'Peña' } },
      { line: 3, values: { id: '02', name: 'a, "b"\nc' } },
      { line: 6, values: { id: '03', name: '' } },
    ])
  })

  it('accepts a byte order mark, columns in another order, and a header that ends in a comma', async () => {
    expect(await read('\uFEFFname,id,\nx,1\ny,2,\n')).toEqual([
      { line: 2, values: { id: '1', name: 'x' } },
      { line: 3, values: { id: '2', name: 'y' } },
    ])
  })

  it('reads a file with a header and no rows', async () => {
    expect(await read('id,name\n')).toEqual([])
  })

  it.each<[string, string | Buffer, RegExp]>([
    ['a missing and an extra column', 'id,names\n', /^Line 1: .*missing "name"; not expected "names"/],
    ['a column twice', 'id,name,id\n1,a,1\n', /^Line 1: .*not expected "id"/],
    ['a short row', 'id,name\n1,a\n2\n3,c\n', /^Line 3: 1 columns where there should be 2/],
    ['a long row', 'id,name\n1,a,b\n', /^Line 2: 3 columns where there should be 2/],
    ['an end in the middle of a row', 'id,name\n1,a\n2,b', /^Line 3: .*cut off/],
    ['a quotation mark left open', 'id,name\n1,a\n2,"b\n3,c\n', /^Line 3: .*never closes/],
    ['a quotation mark out of place', 'id,name\n1,"a"b\n', /^Line 2: .*out of place/],
    ['another encoding', Buffer.from('id,name\n1,a\n2,Pe\xf1a\n', 'latin1'), /^Line 3: .*not UTF-8/],
    ['UTF-16', Buffer.from('\uFEFFid,name\n1,a\n', 'utf16le'), /^Line 1: .*not UTF-8/],
    ['zero bytes', 'id,name\n1,\0\n', /^Line 2: .*not UTF-8/],
    ['a web page', '<!doctype html>\n<p>Sign in</p>\n', /web page/i],
    ['nothing', '', /empty/i],
    ['blank lines alone', '\n\n', /empty/i],
    ['a line without end', `id,name\n${'x'.repeat(1_100_000)}`, /^Line 2: .*no end/],
  ])('refuses %s', async (_fault, file, message) => {
    await expect(read(file, 64_000)).rejects.toThrow(message)
  })
})
