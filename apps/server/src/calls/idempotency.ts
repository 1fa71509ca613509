import { createHash } from 'node:crypto'
import type { Endpoint } from '@careway/contracts/kit/endpoint'
import { refuse } from './refusal'

export interface GivenKey {
  readonly key: string
  /** SHA-256 of the call and the body. */
  readonly digest: string
}

const digestOf = (said: unknown) => createHash('sha256').update(JSON.stringify(said)).digest('hex')

/** The key of a write with the digest of what it says to which call; nothing where the write came without one. */
export const givenKeyOf = (
  key: string | undefined,
  { id }: Pick<Endpoint, 'id'>,
  body: unknown,
): GivenKey | undefined => (key ? { key, digest: digestOf([id, body]) } : undefined)

/** Whether a key was used before. On another call or with another body it is refused. */
export function wasUsed(given: GivenKey, usedDigest: string | undefined): boolean {
  if (usedDigest !== undefined && usedDigest !== given.digest) throw refuse('idempotency_key_reused')
  return usedDigest !== undefined
}
