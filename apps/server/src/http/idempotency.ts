import { createHash } from 'node:crypto'
import { refuse } from './refusal'

export interface GivenKey {
  readonly key: string
  /** SHA-256 of the body. */
  readonly digest: string
}

/** The key of a write with the digest of its body; nothing where the write came without one. */
export const givenKeyOf = (key: string | undefined, body: unknown): GivenKey | undefined =>
  key ? { key, digest: createHash('sha256').update(JSON.stringify(body)).digest('hex') } : undefined

/** Whether a key was used before. With another body it is refused. */
export function wasUsed(given: GivenKey, usedDigest: string | undefined): boolean {
  if (usedDigest !== undefined && usedDigest !== given.digest) throw refuse('idempotency_key_reused')
  return usedDigest !== undefined
}
