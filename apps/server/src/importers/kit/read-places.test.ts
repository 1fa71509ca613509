import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ImportSource, Normalized } from './import-source'
import type { PlaceOnLine } from './read-places'
import { readPlaces } from './read-places'
import { fewZipCodes } from './zip-codes.fixture'

const place = (sourceId: string): Normalized => ({
  kind: 'place',
  place: {
    sourceId,
    kind: 'health_center',
    name: 'Sample',
    address: '',
    city: '',
    state: 'AL',
    zipCode: '36301',
    hasEmergencyDepartment: false,
    point: { latitude: 31, longitude: -85 },
    details: { pointFrom: 'source', suitsAnyone: true },
  },
})

const source: ImportSource<{ id: string; day: string }> = {
  id: 'sample',
  title: 'Sample',
  publisher: 'Sample',
  licence: 'Sample',
  url: 'https://example.org/',
  cadenceDays: 1,
  published: { kind: 'file', url: 'https://example.org/a.csv' },
  columns: ['id', 'day'],
  row: z.object({ id: z.string().regex(/^\d+$/, 'is not a number'), day: z.string() }),
  normalize: ({ id }) => (id === '0' ? { kind: 'left-out', reason: 'closed' } : place(id)),
  versionIn: ({ day }) => day || undefined,
}

async function read(ids: readonly string[]) {
  const seen = new Set<string>()
  const batches: number[] = []
  const store = async (batch: readonly PlaceOnLine[]) => {
    batches.push(batch.length)
    return batch.filter(({ place: { sourceId } }) => seen.size === seen.add(sourceId).size).map(({ line }) => line)
  }
  async function* chunks() {
    yield Buffer.from(['id,day', ...ids.map((id) => `${id},2026-09-30`), ''].join('\n'))
  }
  return { tally: await readPlaces(source, chunks(), fewZipCodes, store), batches }
}

const numbers = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1))

it('hands places on in batches, and counts the ones left out', async () => {
  const { tally, batches } = await read([...numbers(1200), '0', '0'])
  expect(batches).toEqual([500, 500, 200])
  expect(tally).toMatchObject({ rows: 1202, kept: 1200, rejected: 0, leftOut: { closed: 2 }, version: '2026-09-30' })
})

it('rejects a faulty row and a repeated place by their lines', async () => {
  const { tally } = await read([...numbers(200), 'x', '7'])
  expect(tally).toMatchObject({ rows: 202, kept: 200, rejected: 2 })
  expect(tally.rejectedRows).toEqual([
    { line: 202, reason: '"id" is not a number' },
    { line: 203, reason: 'the place is in the file already' },
  ])
})

it('accepts two faulty rows in a hundred and refuses three', async () => {
  expect((await read([...numbers(98), 'x', 'y'])).tally.rejected).toBe(2)
  await expect(read([...numbers(97), 'x', 'y', 'z'])).rejects.toThrow(/^Line 99: "id" is not a number\. 3 of 100 rows/)
})

it('refuses a file without a place to keep', async () => {
  await expect(read([])).rejects.toThrow(/no place/)
  await expect(read(['0'])).rejects.toThrow(/no place/)
})
