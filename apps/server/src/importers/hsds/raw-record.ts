import { createHash } from 'node:crypto'
import type { HsdsEntity } from '@careway/domain/directory/hsds-field'

/** A record as it was found, under HSDS 3's names, not yet checked. */
export interface RawRecord {
  readonly entity: HsdsEntity
  readonly values: Readonly<Record<string, unknown>>
  /** The file, and the line in it; in JSON the number of the thing at its top. */
  readonly file: string
  readonly line: number
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const NAMESPACE = Buffer.from('b1f0c6de4c7e5d1b9a3e2f6a7d8c9b01', 'hex')

/** The same text gives the same UUID, version 5 (RFC 9562). */
export function uuidOfText(text: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(text).digest().subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

/** HSDS 3 wants UUIDs: an id that is none becomes one, the same in every import of this directory. */
export const uuidOf = (source: string, entity: string, id: string): string =>
  UUID.test(id) ? id.toLowerCase() : uuidOfText(`${source}/${entity}/${id}`)
