import { createReadStream } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { createInflateRaw, crc32 } from 'node:zlib'
import { FileRefused } from './file-refused'

const END_MARK = 0x06054b50
const ENTRY_MARK = 0x02014b50
const LOCAL_MARK = 0x04034b50
const END_BYTES = 22
const LONGEST_COMMENT = 0xffff
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const LARGEST_DIRECTORY = 1_000_000
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

/** A published year unpacks to 0.3 GB and shrinks 40 times at most. Beyond these a file is a trap. */
export const ZIP_LIMITS = { largestBytes: 4_000_000_000, mostShrunk: 250 }
export type ZipLimits = typeof ZIP_LIMITS

interface ZipEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packedBytes: number
  readonly bytes: number
  readonly start: number
}

const CUT_OFF = 'the zip file is cut off or damaged.'

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, start)
  if (start < 0 || bytesRead < length) throw new FileRefused(CUT_OFF)
  return buffer
}

/** Where the list of entries lies: the last thing in the file says so. */
async function findDirectory(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT)
  const tail = await bytesAt(file, size - length, length)
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END_MARK)
  const at = tail.lastIndexOf(mark)
  if (at === -1 || at + END_BYTES > tail.length) throw new FileRefused(CUT_OFF)
  const directoryBytes = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  if (start === 0xffffffff) throw new FileRefused('the zip file is of the kind for files over 4 GB.')
  if (directoryBytes > LARGEST_DIRECTORY || start + directoryBytes > size) throw new FileRefused(CUT_OFF)
  return bytesAt(file, start, directoryBytes)
}

function readEntries(directory: Buffer): readonly ZipEntry[] {
  const entries: ZipEntry[] = []
  for (let at = 0; at + ENTRY_BYTES <= directory.length;) {
    if (directory.readUInt32LE(at) !== ENTRY_MARK) throw new FileRefused(CUT_OFF)
    const nameBytes = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      checksum: directory.readUInt32LE(at + 16),
      packedBytes: directory.readUInt32LE(at + 20),
      bytes: directory.readUInt32LE(at + 24),
      start: directory.readUInt32LE(at + 42),
    })
    at += ENTRY_BYTES + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

const isTable = ({ name }: ZipEntry) => /\.csv$/i.test(name) && !name.startsWith('__MACOSX/')

function onlyTable(entries: readonly ZipEntry[], { largestBytes, mostShrunk }: ZipLimits): ZipEntry {
  const [entry, ...others] = entries.filter(isTable)
  if (!entry || others.length > 0)
    throw new FileRefused(`the zip file holds ${entry ? others.length + 1 : 'no'} CSV files; one is expected.`)
  if (entry.flags & ENCRYPTED) throw new FileRefused('the zip file is locked with a password.')
  if (entry.method !== STORED && entry.method !== DEFLATED)
    throw new FileRefused('the zip file is packed in a way this program does not read.')
  if (entry.bytes > largestBytes || entry.bytes > Math.max(entry.packedBytes, 1000) * mostShrunk)
    throw new FileRefused(`the zip file would unpack to ${Math.round(entry.bytes / 1e6)} MB, which no such file has.`)
  return entry
}

async function locate(path: string, limits: ZipLimits): Promise<{ entry: ZipEntry; start: number }> {
  const file = await open(path)
  try {
    const entry = onlyTable(readEntries(await findDirectory(file)), limits)
    const local = await bytesAt(file, entry.start, LOCAL_BYTES)
    if (local.readUInt32LE(0) !== LOCAL_MARK) throw new FileRefused(CUT_OFF)
    return { entry, start: entry.start + LOCAL_BYTES + local.readUInt16LE(26) + local.readUInt16LE(28) }
  } finally {
    await file.close()
  }
}

async function* unpacked({ method, packedBytes }: ZipEntry, path: string, start: number): AsyncGenerator<Buffer> {
  if (packedBytes === 0) return
  const packed = createReadStream(path, { start, end: start + packedBytes - 1 })
  const inflate = createInflateRaw()
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

/**
 * Unpacks the one CSV file of a zip file as a stream.
 * @throws FileRefused when it is cut off, damaged, locked, holds more or less than one CSV file, or is a trap.
 */
export async function* zipEntry(path: string, limits: ZipLimits = ZIP_LIMITS): AsyncGenerator<Buffer> {
  const { entry, start } = await locate(path, limits)
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
