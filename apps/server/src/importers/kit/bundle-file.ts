import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { checksumOf } from './checksum'
import { zipEntry } from './zip-entry'

/** One file of several that belong together: a CSV, or a zip with one CSV in it. */
export interface BundleFile {
  /** For people. */
  readonly name: string
  /** The bytes of the CSV. Can be called more than once. */
  readonly open: () => AsyncIterable<Buffer>
  /** SHA-256 of the file as it lies there. */
  readonly checksum: () => Promise<string>
}

const ZIP_START = Buffer.from('PK')

async function isZip(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const start = Buffer.alloc(ZIP_START.length)
    await file.read(start, 0, start.length, 0)
    return start.equals(ZIP_START)
  } finally {
    await file.close()
  }
}

async function* opened(path: string): AsyncGenerator<Buffer> {
  yield* (await isZip(path)) ? zipEntry(path) : (createReadStream(path) as AsyncIterable<Buffer>)
}

export const bundleFile = (path: string, name: string): BundleFile => ({
  name,
  open: () => opened(path),
  checksum: () => checksumOf(path),
})
