import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { describeZipEntry, ONLY_TABLE, zipEntry, ZIP_LIMITS } from './zip-entry'
import { zipOf } from './zip.fixture'

const folder = mkdtempSync(join(tmpdir(), 'careway-zip-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TEXT = 'a,b\n'.repeat(5000)

async function unpack(zip: Buffer, limits = ZIP_LIMITS): Promise<string> {
  const path = join(folder, `${crc32(zip)}.zip`)
  writeFileSync(path, zip)
  const parts: Buffer[] = []
  for await (const chunk of zipEntry(path, { ...ONLY_TABLE, limits })) parts.push(chunk)
  return Buffer.concat(parts).toString()
}

it('unpacks the one CSV file, packed or stored', async () => {
  expect(await unpack(zipOf([{ name: 'Rate_PUF.csv', text: TEXT }]))).toBe(TEXT)
  expect(await unpack(zipOf([{ name: 'Rate_PUF.csv', text: TEXT, isStored: true }]))).toBe(TEXT)
  const withNote = zipOf([
    { name: 'readme.txt', text: 'a note' },
    { name: 'Rate_PUF.csv', text: TEXT },
  ])
  expect(await unpack(withNote)).toBe(TEXT)
})

it('unpacks one written for files over 4 GB', async () => {
  const beside = { name: 'npidata_fileheader.csv', text: 'a,b\n' }
  const large = zipOf([beside, { name: 'npidata.csv', text: TEXT, isLarge: true }])
  const path = join(folder, 'large.zip')
  writeFileSync(path, large)
  const rules = { ...ONLY_TABLE, isWanted: (name: string) => name === 'npidata.csv' }
  expect(await describeZipEntry(path, rules)).toEqual({ name: 'npidata.csv', bytes: TEXT.length })
  const parts: Buffer[] = []
  for await (const chunk of zipEntry(path, rules)) parts.push(chunk)
  expect(Buffer.concat(parts).toString()).toBe(TEXT)
})

const largeBomb = zipOf([{ name: 'a.csv', text: TEXT, isLarge: true, bytes: 90_000_000_000 }])
const largeWithoutLocator = Buffer.from(zipOf([{ name: 'a.csv', text: TEXT, isLarge: true }]))
largeWithoutLocator.writeUInt32LE(0, largeWithoutLocator.length - 42)

it.each([
  ['would unpack to 90 GB', largeBomb, /would unpack to 90000 MB/],
  ['has lost where its list is', largeWithoutLocator, /cut off or damaged/],
])('refuses a large one that %s', async (_case, zip, reason) => {
  await expect(unpack(zip)).rejects.toThrow(reason)
})

const whole = zipOf([{ name: 'a.csv', text: TEXT }])
const packed = deflateRawSync(TEXT)

const spoilt = (at: number, value: number) => {
  const copy = Buffer.from(whole)
  copy[at] = value
  return copy
}

it.each<[string, Buffer, RegExp]>([
  ['its end is missing', whole.subarray(0, -30), /cut off or damaged/],
  ['its middle is missing', Buffer.concat([whole.subarray(0, 60), whole.subarray(90)]), /cut off or damaged/],
  ['a byte was changed', spoilt(35 + Math.floor(packed.length / 2), 0xff), /cut off or damaged/],
  ['it is empty', Buffer.alloc(0), /cut off or damaged/],
  ['it holds no CSV file', zipOf([{ name: 'a.txt', text: TEXT }]), /holds no CSV files/],
  [
    'it holds two',
    zipOf([
      { name: 'a.csv', text: TEXT },
      { name: 'b.csv', text: TEXT },
    ]),
    /holds 2 CSV files/,
  ],
  ['it is locked', zipOf([{ name: 'a.csv', text: TEXT, flags: 1 }]), /password/],
  ['it says that it holds less than it does', zipOf([{ name: 'a.csv', text: TEXT, bytes: 100 }]), /cut off or damaged/],
])('refuses a zip file when %s', async (_case, zip, reason) => {
  await expect(unpack(zip)).rejects.toThrow(reason)
})

it('refuses one that would unpack to more than any such file has', async () => {
  const bomb = zipOf([{ name: 'a.csv', text: '0'.repeat(2_000_000) }])
  await expect(unpack(bomb)).rejects.toThrow(/would unpack to 2 MB/)
  await expect(unpack(whole, { ...ZIP_LIMITS, largestBytes: 1000 })).rejects.toThrow(/would unpack/)
})
