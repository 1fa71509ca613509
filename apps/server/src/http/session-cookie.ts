import { createHmac, randomBytes } from 'node:crypto'

const TOKEN = /^[\w-]{43}$/

/** The cookie of a session: its name, how it is found, written and dropped. */
export interface SessionCookie {
  readonly name: string
  /** The hash that the session is stored under, for the secret in a `Cookie` header. */
  hashIn(cookieHeader: string | undefined): string | undefined
  /** A new secret: what the browser keeps, and what the database keeps. */
  make(): { readonly setCookie: string; readonly tokenHash: string }
  readonly drop: string
}

export function cookieValue(cookieHeader: string | undefined, name: string): string | undefined {
  if (!cookieHeader) return undefined
  for (const part of cookieHeader.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim()
  }
  return undefined
}

/**
 * Over https the name carries `__Host-`: the browser then refuses it from other hosts, other paths and plain http.
 * The secret is 256 random bits, and stored only as a keyed hash: neither a copy of the database nor a guess opens a
 * session.
 */
export function createSessionCookie(settings: {
  readonly isHttps: boolean
  readonly secret: string
  readonly maxAgeSeconds: number
}): SessionCookie {
  const name = settings.isHttps ? '__Host-careway' : 'careway'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${settings.isHttps ? '; Secure' : ''}`
  const hash = (token: string) => createHmac('sha256', settings.secret).update(token).digest('hex')
  return {
    name,
    hashIn: (cookieHeader) => {
      const token = cookieValue(cookieHeader, name)
      return token !== undefined && TOKEN.test(token) ? hash(token) : undefined
    },
    make: () => {
      const token = randomBytes(32).toString('base64url')
      return { setCookie: `${name}=${token}; ${attributes}; Max-Age=${settings.maxAgeSeconds}`, tokenHash: hash(token) }
    },
    drop: `${name}=; ${attributes}; Max-Age=0`,
  }
}
