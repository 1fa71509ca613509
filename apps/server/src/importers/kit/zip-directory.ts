import type { FileHandle } from 'node:fs/promises'
import { FileRefused } from './file-refused'

const END_MARK = 0x06054b50
const LARGE_LOCATOR_MARK = 0x07064b50
const LARGE_END_MARK = 0x06064b50
const ENTRY_MARK = 0x02014b50
const END_BYTES = 22
const LARGE_LOCATOR_BYTES = 20
const LARGE_END_BYTES = 56
const LONGEST_COMMENT = 0xffff
const ENTRY_BYTES = 46
const LARGEST_DIRECTORY = 1_000_000
const LARGE_SIZES = 0x0001
/** Stands where a number doesn't fit 32 bits; it is in an extra field then (zip64). */
const IS_ELSEWHERE = 0xffffffff

export const CUT_OFF = 'the zip file is cut off or damaged.'

export interface ZipEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly checksum: number
  readonly packedBytes: number
  readonly bytes: number
  readonly start: number
}

export async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  if (start < 0) throw new FileRefused(CUT_OFF)
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, start)
  if (bytesRead < length) throw new FileRefused(CUT_OFF)
  return buffer
}

/** A number of 64 bits; beyond what a number holds exactly there is no file. */
function readLarge(buffer: Buffer, at: number): number {
  if (at + 8 > buffer.length) throw new FileRefused(CUT_OFF)
  const value = buffer.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new FileRefused(CUT_OFF)
  return Number(value)
}

interface Extent {
  readonly start: number
  readonly bytes: number
}

/** A file over 4 GB says where its list is in a second, larger record before the last one. */
async function findLargeDirectory(file: FileHandle, locatorAt: number): Promise<Extent> {
  const locator = await bytesAt(file, locatorAt, LARGE_LOCATOR_BYTES)
  if (locator.readUInt32LE(0) !== LARGE_LOCATOR_MARK) throw new FileRefused(CUT_OFF)
  const end = await bytesAt(file, readLarge(locator, 8), LARGE_END_BYTES)
  if (end.readUInt32LE(0) !== LARGE_END_MARK) throw new FileRefused(CUT_OFF)
  return { bytes: readLarge(end, 40), start: readLarge(end, 48) }
}

/** Where the list of entries lies: the last thing in the file says so. */
async function findDirectory(file: FileHandle, size: number): Promise<Extent> {
  const length = Math.min(size, END_BYTES + LONGEST_COMMENT)
  const tail = await bytesAt(file, size - length, length)
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END_MARK)
  const at = tail.lastIndexOf(mark)
  if (at === -1 || at + END_BYTES > tail.length) throw new FileRefused(CUT_OFF)
  const extent = { bytes: tail.readUInt32LE(at + 12), start: tail.readUInt32LE(at + 16) }
  const isLarge = extent.bytes === IS_ELSEWHERE || extent.start === IS_ELSEWHERE
  return isLarge ? findLargeDirectory(file, size - length + at - LARGE_LOCATOR_BYTES) : extent
}

/** The sizes and the place of an entry, from its extra field where 32 bits were too few. */
function largeSizes(extra: Buffer, sizes: readonly number[]): readonly number[] {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LARGE_SIZES) continue
    let next = at + 4
    return sizes.map((size) => (size === IS_ELSEWHERE ? readLarge(extra, (next += 8) - 8) : size))
  }
  return sizes
}

function readEntry(directory: Buffer, at: number, nameBytes: number, extraBytes: number): ZipEntry {
  const behindName = at + ENTRY_BYTES + nameBytes
  const printed = [directory.readUInt32LE(at + 24), directory.readUInt32LE(at + 20), directory.readUInt32LE(at + 42)]
  const [bytes = 0, packedBytes = 0, start = 0] = printed.includes(IS_ELSEWHERE)
    ? largeSizes(directory.subarray(behindName, behindName + extraBytes), printed)
    : printed
  return {
    name: directory.toString('utf8', at + ENTRY_BYTES, behindName),
    flags: directory.readUInt16LE(at + 8),
    method: directory.readUInt16LE(at + 10),
    checksum: directory.readUInt32LE(at + 16),
    packedBytes,
    bytes,
    start,
  }
}

/** What a zip file says it holds. @throws FileRefused */
export async function readZipDirectory(file: FileHandle): Promise<readonly ZipEntry[]> {
  const { size } = await file.stat()
  const { start, bytes } = await findDirectory(file, size)
  if (bytes > LARGEST_DIRECTORY || start + bytes > size) throw new FileRefused(CUT_OFF)
  const directory = await bytesAt(file, start, bytes)
  const entries: ZipEntry[] = []
  for (let at = 0; at + ENTRY_BYTES <= directory.length;) {
    if (directory.readUInt32LE(at) !== ENTRY_MARK) throw new FileRefused(CUT_OFF)
    const nameBytes = directory.readUInt16LE(at + 28)
    const extraBytes = directory.readUInt16LE(at + 30)
    entries.push(readEntry(directory, at, nameBytes, extraBytes))
    at += ENTRY_BYTES + nameBytes + extraBytes + directory.readUInt16LE(at + 32)
  }
  return entries
}
