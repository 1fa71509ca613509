import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInflateRaw, crc32 } from 'node:zlib'
import { FileRefused } from './file-refused'
import { bytesAt, CUT_OFF, readZipDirectory, type ZipEntry } from './zip-directory'

const LOCAL_MARK = 0x04034b50
const LOCAL_BYTES = 30
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
const BLOCK_BYTES = 1 << 16

/** A published year unpacks to 0.3 GB and shrinks 40 times at most. Beyond these a file is a trap. */
export const ZIP_LIMITS = { largestBytes: 4_000_000_000, mostShrunk: 250 }
export type ZipLimits = typeof ZIP_LIMITS

export interface ArchiveRules {
  /** Tells the CSV file that is meant from others beside it, by its name. */
  readonly isWanted: (name: string) => boolean
  readonly limits: ZipLimits
}

const isTable = (name: string) => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/')

export const ONLY_TABLE: ArchiveRules = { isWanted: isTable, limits: ZIP_LIMITS }

function onlyWanted(entries: readonly ZipEntry[], { isWanted, limits }: ArchiveRules): ZipEntry {
  const [entry, ...others] = entries.filter(({ name }) => isTable(name) && isWanted(name))
  if (!entry || others.length > 0)
    throw new FileRefused(
      `the zip file holds ${entry ? others.length + 1 : 'no'} CSV files of this kind; one is expected.`,
    )
  if (entry.flags & ENCRYPTED) throw new FileRefused('the zip file is locked with a password.')
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new FileRefused('the zip file is packed in a way this program does not read.')
  if (entry.bytes > limits.largestBytes || entry.bytes > Math.max(entry.packedBytes, 1000) * limits.mostShrunk)
    throw new FileRefused(`the zip file would unpack to ${Math.round(entry.bytes / 1e6)} MB, which no such file has.`)
  return entry
}

async function locate(path: string, rules: ArchiveRules): Promise<{ entry: ZipEntry; start: number }> {
  const file = await open(path)
  try {
    const entry = onlyWanted(await readZipDirectory(file), rules)
    const local = await bytesAt(file, entry.start, LOCAL_BYTES)
    if (local.readUInt32LE(0) !== LOCAL_MARK) throw new FileRefused(CUT_OFF)
    return { entry, start: entry.start + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28) }
  } finally {
    await file.close()
  }
}

async function* unpacked({ method, packedBytes }: ZipEntry, path: string, start: number): AsyncGenerator<Buffer> {
  if (packedBytes === 0) return
  const packed = createReadStream(path, { start, end: start + packedBytes - 1, highWaterMark: BLOCK_BYTES })
  const inflate = createInflateRaw({ chunkSize: BLOCK_BYTES })
  packed.once('error', (fault) => inflate.destroy(fault))
  const chunks = (method === STORED ? packed : packed.pipe(inflate)) as AsyncIterable<Buffer>
  try {
    yield* chunks
  } catch (fault) {
    throw String((fault as NodeJS.ErrnoException).code).startsWith('Z_') ? new FileRefused(CUT_OFF) : fault
  } finally {
    packed.destroy()
    inflate.destroy()
  }
}

/** The name of the wanted CSV file in a zip file, and how many bytes it has. @throws FileRefused as `zipEntry` does */
export async function describeZipEntry(path: string, rules: ArchiveRules): Promise<{ name: string; bytes: number }> {
  const { entry } = await locate(path, rules)
  return { name: entry.name, bytes: entry.bytes }
}

/**
 * Unpacks the wanted CSV file of a zip file as a stream.
 * @throws FileRefused when it is cut off, damaged, locked, holds more or less than one of them, or is a trap.
 */
export async function* zipEntry(path: string, rules: ArchiveRules = ONLY_TABLE): AsyncGenerator<Buffer> {
  const { entry, start } = await locate(path, rules)
  let bytes = 0
  let checksum = 0
  for await (const chunk of unpacked(entry, path, start)) {
    bytes += chunk.length
    if (bytes > entry.bytes) throw new FileRefused(CUT_OFF)
    checksum = crc32(chunk, checksum)
    yield chunk
  }
  if (bytes !== entry.bytes || checksum !== entry.checksum) throw new FileRefused(CUT_OFF)
}
