import { LARGEST_FILE_BYTES, ReadingError } from './reading-fault'

export type FileKind = 'pdf' | 'image'

const TAIL_BYTES = 2048

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((byte, index) => bytes[at + index] === byte)

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

function contains(bytes: Uint8Array, signature: readonly number[]): boolean {
  for (let at = 0; at <= bytes.length - signature.length; at += 1) if (startsWith(bytes, signature, at)) return true
  return false
}

interface Shape {
  readonly kind: FileKind
  readonly isThis: (bytes: Uint8Array) => boolean
  readonly isWhole: (bytes: Uint8Array) => boolean
}

const tailHas = (signature: readonly number[]) => (bytes: Uint8Array) =>
  contains(bytes.subarray(-TAIL_BYTES), signature)

/** A phone may write more behind the picture: the end mark stands anywhere after the last start of a scan. */
const jpegIsWhole = (bytes: Uint8Array) => contains(bytes.subarray(bytes.length >> 1), [0xff, 0xd9])

const riffLength = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8

const SHAPES: readonly Shape[] = [
  {
    kind: 'pdf',
    isThis: (bytes) => contains(bytes.subarray(0, 1024), ascii('%PDF-')),
    isWhole: tailHas(ascii('%%EOF')),
  },
  { kind: 'image', isThis: (bytes) => startsWith(bytes, [0xff, 0xd8, 0xff]), isWhole: jpegIsWhole },
  { kind: 'image', isThis: (bytes) => startsWith(bytes, [0x89, ...ascii('PNG')]), isWhole: tailHas(ascii('IEND')) },
  {
    kind: 'image',
    isThis: (bytes) => startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8),
    isWhole: (bytes) => bytes.length >= riffLength(bytes),
  },
  // HEIC, the photos of iPhones: read where the browser can.
  { kind: 'image', isThis: (bytes) => startsWith(bytes, ascii('ftyp'), 4), isWhole: () => true },
]

/**
 * What a file is, by its bytes and not by its name.
 * @throws {ReadingError} where it is too big, neither a picture nor a PDF, or breaks off
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length > LARGEST_FILE_BYTES) throw new ReadingError('too_big')
  const shape = SHAPES.find(({ isThis }) => isThis(bytes))
  if (!shape) throw new ReadingError('wrong_type')
  if (!shape.isWhole(bytes)) throw new ReadingError('cut_off')
  return shape.kind
}
