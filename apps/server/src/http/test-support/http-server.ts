import { serverMessages } from '@careway/i18n/server-messages'
import type { Caller, SignedInUser } from '../../ports/caller'
import { createLog } from '../log'
import type { ServedEndpoint } from '../../calls/endpoint-handler'
import { readPages } from '../pages/pages'
import { createHttpServer, type HttpOptions } from '../server'
import { createSessionCookie } from '../session-cookie'

export const OWN_ORIGIN = 'http://localhost:80'
/** What a browser sends with a write from our own page. */
export const FROM_OWN_PAGE = { origin: OWN_ORIGIN, host: 'localhost:80' }

export const CONFIGURATION = {
  productName: 'Careway',
  supportEmail: null,
  supportPhone: null,
  premiumFeatures: [],
  isDemo: false,
  version: '0.0.0',
  updatedOn: '2026-01-01',
}

export const aUser = (changes: Partial<SignedInUser> = {}): SignedInUser => ({
  id: '6f1b3a52-0000-4000-8000-000000000001',
  email: 'ana@example.org',
  firstName: 'Ana',
  lastName: 'Ruiz',
  profileImageUrl: null,
  role: 'user',
  subscriptionTier: 'free',
  subscriptionStatus: 'active',
  emailVerified: false,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  ...changes,
})

/** A server with sessions in memory and the given calls, which are its whole catalog. */
export async function openHttpServer(served: readonly ServedEndpoint[], changes: Partial<HttpOptions> = {}) {
  const callers = new Map<string, Caller>()
  const lookups: string[] = []
  const lines: string[] = []
  const denials: string[] = []
  const cookie = createSessionCookie({ isHttps: false, secret: 'a'.repeat(32), maxAgeSeconds: 600 })
  const users = new Map<string, SignedInUser>()
  const app = await createHttpServer({
    catalog: served.map(({ endpoint }) => endpoint),
    served,
    browserRoutes: [],
    pages: readPages('/nowhere', CONFIGURATION),
    trustProxy: false,
    log: createLog('debug', { write: (line) => void lines.push(line) }),
    messages: serverMessages(),
    sessions: {
      find: async (tokenHash) => {
        lookups.push(tokenHash)
        return callers.get(tokenHash)
      },
      begin: async (tokenHash, userId) => {
        callers.set(tokenHash, { sessionId: tokenHash, user: users.get(userId) ?? aUser({ id: userId }) })
        return true
      },
      end: async (tokenHash) => void callers.delete(tokenHash),
    },
    cookie,
    isHttps: false,
    publicOrigin: undefined,
    premiumFeatures: [],
    recordDenial: (endpointId) => void denials.push(endpointId),
    ...changes,
  })
  /** A cookie header of somebody who is signed in. */
  const signIn = (user: SignedInUser = aUser()): string => {
    const { setCookie, tokenHash } = cookie.make()
    users.set(user.id, user)
    callers.set(tokenHash, { sessionId: tokenHash, user })
    return setCookie.split(';', 1)[0]!
  }
  return { app, callers, lookups, lines, denials, signIn }
}
