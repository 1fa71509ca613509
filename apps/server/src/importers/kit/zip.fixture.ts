import { crc32, deflateRawSync } from 'node:zlib'

interface SampleEntry {
  readonly name: string
  readonly text: string
  readonly isStored?: boolean
  readonly flags?: number
  /** What the zip says it unpacks to, where that is a lie. */
  readonly bytes?: number
  /** Sizes and places are written as for a file over 4 GB (zip64). */
  readonly isLarge?: boolean
}

const ELSEWHERE = 0xffffffff

const largeNumbers = (...numbers: readonly number[]) => {
  const buffer = Buffer.alloc(numbers.length * 8)
  for (const [at, number] of numbers.entries()) buffer.writeBigUInt64LE(BigInt(number), at * 8)
  return buffer
}

/** The extra field that says what doesn't fit 32 bits. */
function largeField(...numbers: readonly number[]): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(1, 0)
  head.writeUInt16LE(numbers.length * 8, 2)
  return Buffer.concat([head, largeNumbers(...numbers)])
}

/** The two records in front of the last one, which say where the list of a large file is. */
function largeEnd(entries: number, listBytes: number, start: number): Buffer {
  const end = Buffer.alloc(24)
  end.writeUInt32LE(0x06064b50, 0)
  end.writeBigUInt64LE(44n, 4)
  const counts = largeNumbers(entries, listBytes, start)
  const record = Buffer.concat([end, largeNumbers(entries), counts])
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(start + listBytes), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator])
}

function headOf(
  { name, text, isStored = false, flags = 0, bytes = Buffer.byteLength(text) }: SampleEntry,
  packed: Buffer,
) {
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(flags, 2)
  head.writeUInt16LE(isStored ? 0 : 8, 4)
  head.writeUInt32LE(crc32(text), 10)
  head.writeUInt32LE(packed.length, 14)
  head.writeUInt32LE(Math.min(bytes, ELSEWHERE), 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

const mark = (text: string) => Buffer.from(text, 'latin1')

/** An entry's line in the list at the end. */
function listed(entry: SampleEntry, packed: Buffer, head: Buffer, start: number): Buffer {
  const listHead = Buffer.from(head)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(entry.isLarge ? ELSEWHERE : start, 10)
  const bytes = entry.bytes ?? Buffer.byteLength(entry.text)
  const extra = entry.isLarge ? largeField(bytes, packed.length, start) : Buffer.alloc(0)
  if (entry.isLarge) listHead.writeUInt32LE(ELSEWHERE, 14)
  if (entry.isLarge) listHead.writeUInt32LE(ELSEWHERE, 18)
  listHead.writeUInt16LE(extra.length, 24)
  return Buffer.concat([mark('PK\u0001\u0002'), Buffer.alloc(2), listHead, tail, Buffer.from(entry.name), extra])
}

/** A zip file made by hand, for tests. */
export function zipOf(entries: readonly SampleEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let start = 0
  for (const entry of entries) {
    const packed = entry.isStored ? Buffer.from(entry.text) : deflateRawSync(entry.text)
    const head = headOf(entry, packed)
    const file = Buffer.concat([mark('PK\u0003\u0004'), head, Buffer.from(entry.name), packed])
    directory.push(listed(entry, packed, head, start))
    files.push(file)
    start += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  const isLarge = entries.some((entry) => entry.isLarge)
  end.writeUInt32LE(isLarge ? ELSEWHERE : list.length, 8)
  end.writeUInt32LE(isLarge ? ELSEWHERE : start, 12)
  const large = isLarge ? largeEnd(entries.length, list.length, start) : Buffer.alloc(0)
  return Buffer.concat([...files, list, large, mark('PK\u0005\u0006'), end])
}
