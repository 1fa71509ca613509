/** One entry of a tar archive, in the ustar format of POSIX.1-1988. */
export interface ArchiveEntry {
  /** Relative, with forward slashes. */
  readonly name: string
  readonly kind: 'file' | 'folder'
  readonly bytes: number
}

export const BLOCK_BYTES = 512
const NAME_BYTES = 100
const CHECKSUM_AT = 148
const CHECKSUM_BYTES = 8

const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`

/** The sum of all bytes, with the sum's own place counted as spaces. */
function checksumOf(header: Buffer): number {
  let sum = 0
  for (let at = 0; at < BLOCK_BYTES; at += 1)
    sum += at >= CHECKSUM_AT && at < CHECKSUM_AT + CHECKSUM_BYTES ? 32 : (header[at] ?? 0)
  return sum
}

/** @throws RangeError where the name is too long for the format. */
export function writeHeader({ name, kind, bytes }: ArchiveEntry): Buffer {
  if (Buffer.byteLength(name) > NAME_BYTES) throw new RangeError(`The name ${name} is too long for an archive.`)
  const header = Buffer.alloc(BLOCK_BYTES)
  header.write(name, 0)
  header.write(octal(kind === 'file' ? 0o600 : 0o700, 8), 100)
  header.write(octal(0, 8), 108)
  header.write(octal(0, 8), 116)
  header.write(octal(bytes, 12), 124)
  header.write(octal(0, 12), 136)
  header.write(kind === 'file' ? '0' : '5', 156)
  header.write('ustar\x0000', 257)
  header.write(octal(checksumOf(header), CHECKSUM_BYTES - 1), CHECKSUM_AT)
  header.write(' ', CHECKSUM_AT + CHECKSUM_BYTES - 1)
  return header
}

const textAt = (header: Buffer, from: number, length: number) =>
  header.toString('utf8', from, from + length).split('\0')[0] ?? ''
const numberAt = (header: Buffer, from: number, length: number) => Number.parseInt(textAt(header, from, length), 8)

/** The entry, or nothing for the empty block that ends an archive. @throws where the block is no header. */
export function readHeader(header: Buffer): ArchiveEntry | undefined {
  if (header.every((byte) => byte === 0)) return undefined
  if (numberAt(header, CHECKSUM_AT, CHECKSUM_BYTES) !== checksumOf(header)) throw new Error('The archive is damaged.')
  const name = textAt(header, 0, NAME_BYTES)
  if (name.startsWith('/') || name.split('/').includes('..')) throw new Error('The archive leads out of its folder.')
  return { name, kind: textAt(header, 156, 1) === '5' ? 'folder' : 'file', bytes: numberAt(header, 124, 12) }
}
