import type { BrowserRoute, Departure, Visit } from '../../calls/browser-visit'
import type { ProvenIdentity, SignInTicket } from '../../ports/identity-provider'
import type { AccountParts } from './account-parts'
import { emailKey } from './email-key'
import { safeReturnTo } from './return-to'

const CALLBACK = '/api/login/callback'
const TICKET = { name: 'careway_ticket', maxAgeSeconds: 600 } as const
const TICKET_PLACE = { column: 'sign-in ticket', userId: '' }
const dropTicket = { ...TICKET, value: '' }

interface Ticket extends SignInTicket {
  readonly returnTo: string
}

const signInPage = (returnTo: string, problem?: string) =>
  `/login?${new URLSearchParams({ returnTo, ...(problem ? { problem } : {}) }).toString()}`

/** Leaves for the organisation's sign-in where one is configured, else for our own. */
async function leave(parts: AccountParts, visit: Visit): Promise<Departure> {
  const returnTo = safeReturnTo(visit.url.searchParams.get('returnTo'))
  if (!parts.identityProvider) return { location: signInPage(returnTo) }
  try {
    const { url, ticket } = await parts.identityProvider.begin(`${parts.ownOrigin()}${CALLBACK}`)
    const sealed = parts.seal.seal(JSON.stringify({ ...ticket, returnTo } satisfies Ticket), TICKET_PLACE)
    return { location: url, keep: { ...TICKET, value: Buffer.from(sealed).toString('base64url') } }
  } catch (error) {
    parts.log.warn({ err: error }, 'identity provider is not reached')
    return { location: signInPage(returnTo, 'organization-unreachable') }
  }
}

const readTicket = (parts: AccountParts, visit: Visit): Ticket =>
  JSON.parse(parts.seal.open(Buffer.from(visit.cookie(TICKET.name) ?? '', 'base64url'), TICKET_PLACE)) as Ticket

/** The account of a proven e-mail, made on the first visit; nothing for one that may not sign in. */
async function accountOf(parts: AccountParts, identity: ProvenIdentity): Promise<string | undefined> {
  if (!identity.isEmailVerified) return undefined
  const known = await parts.accounts.findByEmail(emailKey(identity.email))
  if (known) return known.isActive ? parts.accounts.proveEmail(known.user.id) : undefined
  const { email, firstName, lastName } = identity
  const made = await parts.accounts.create({ email, passwordHash: null, firstName, lastName, emailVerified: true })
  return made?.id
}

async function comeBack(parts: AccountParts, visit: Visit): Promise<Departure> {
  try {
    await parts.limits.take('link', visit.address)
    const ticket = readTicket(parts, visit)
    const cameBackTo = `${parts.ownOrigin()}${CALLBACK}${visit.url.search}`
    const userId = await accountOf(parts, await parts.identityProvider!.finish(cameBackTo, ticket))
    if (!userId || !(await visit.session.begin(userId))) {
      return { location: signInPage('/', 'organization-refused'), keep: dropTicket }
    }
    await parts.audit.record({ action: 'account.signed-in', actorId: userId, note: 'openid' })
    return { location: ticket.returnTo, keep: dropTicket }
  } catch (error) {
    parts.log.warn({ err: error }, 'sign-in with the organisation failed')
    return { location: signInPage('/', 'organization-refused'), keep: dropTicket }
  }
}

export function loginRoutes(parts: AccountParts): readonly BrowserRoute[] {
  const routes: BrowserRoute[] = [{ path: '/api/login', visit: (visit) => leave(parts, visit) }]
  return parts.identityProvider ? [...routes, { path: CALLBACK, visit: (visit) => comeBack(parts, visit) }] : routes
}
