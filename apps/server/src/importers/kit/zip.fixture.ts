import { crc32, deflateRawSync } from 'node:zlib'

interface SampleEntry {
  readonly name: string
  readonly text: string
  readonly isStored?: boolean
  readonly flags?: number
  /** What the zip says it unpacks to, where that is a lie. */
  readonly bytes?: number
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
  head.writeUInt32LE(bytes, 18)
  head.writeUInt16LE(Buffer.byteLength(name), 22)
  return head
}

const mark = (text: string) => Buffer.from(text, 'latin1')

/** A zip file made by hand, for tests. */
export function zipOf(entries: readonly SampleEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let start = 0
  for (const entry of entries) {
    const packed = entry.isStored ? Buffer.from(entry.text) : deflateRawSync(entry.text)
    const head = headOf(entry, packed)
    const file = Buffer.concat([mark('PK\u0003\u0004'), head, Buffer.from(entry.name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(start, 10)
    directory.push(mark('PK\u0001\u0002'), Buffer.alloc(2), head, tail, Buffer.from(entry.name))
    files.push(file)
    start += file.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(start, 12)
  return Buffer.concat([...files, list, mark('PK\u0005\u0006'), end])
}
