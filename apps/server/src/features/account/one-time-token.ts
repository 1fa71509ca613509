import { createHash, randomBytes } from 'node:crypto'

export const LINK_PURPOSES = ['reset_password', 'verify_email', 'setup'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

const MINUTE = 60_000
/** How long a mailed link works, in milliseconds. */
export const LINK_LIFETIME_MS = {
  reset_password: 60 * MINUTE,
  verify_email: 24 * 60 * MINUTE,
} as const satisfies Partial<Record<LinkPurpose, number>>

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** 256 bits of chance; only the hash is stored. */
export function makeToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashOfToken(token) }
}

/** The secret rides in the fragment, which browsers send to no server: it is in no log and no referrer. */
export const linkAddress = (origin: string, purpose: LinkPurpose, token: string): string =>
  `${origin}/${purpose.replace('_', '-')}#token=${token}`
