import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { catalog } from '@careway/contracts/catalog'
import type { HttpMethod } from '@careway/contracts/kit/endpoint'
import type { Role } from '@careway/domain/vocabulary/account-terms'
import { keepSecrets } from '../../config/secrets'
import { readSettings } from '../../config/settings'
import type { Database } from '../../db/database'
import { users } from '../../db/schema'
import { serve, serveOpenly, type ServedEndpoint, type BodyCheck } from '../../calls/endpoint-handler'
import { createLog } from '../../http/log'
import { refuse } from '../../calls/refusal'
import { createSessionCookie } from '../../http/session-cookie'
import type { Mail } from '../../ports/mailer'
import type { ZipCodes } from '../../ports/zip-codes'
import { composeCore, type Core } from '../core'
import { estimateCheck } from '../../features/insurance/estimate-check'
import { composeHttpServer } from '../http-server'

export const ORIGIN = 'http://localhost:80'

const point = { latitude: 39.11, longitude: -94.63 }
const wyandotte = { fips: '20209', name: 'Wyandotte County', state: 'KS' }
const losAngeles = { fips: '06037', name: 'Los Angeles County', state: 'CA' }
const countiesOf = (zipCode: string) => (zipCode === '66101' ? [wyandotte] : zipCode === '90012' ? [losAngeles] : [])

/** Kansas City on the line to Missouri, and a place in no state. */
export const ZIP_CODES: ZipCodes = {
  find: (zipCode) =>
    ({
      '66101': { zipCode: '66101', city: 'Kansas City', state: 'KS', point },
      '90012': { zipCode: '90012', city: 'Los Angeles', state: 'CA', point },
    })[zipCode],
  countiesOf,
  isCountyOf: (zipCode, countyFips) => countiesOf(zipCode).some(({ fips }) => fips === countyFips),
  findCounty: (countyFips) => [wyandotte, losAngeles].find(({ fips }) => fips === countyFips),
  isPlausibleState: (zipCode, state) => (zipCode === '66101' ? ['KS', 'MO'] : ['CA']).includes(state),
}

/** What a build records of the worked cases. */
const ACCURACY = { ranOn: '2026-11-21', version: '0.0.0', suites: [{ id: 'hsa', cases: 3, passed: 3, failures: [] }] }

/** What calls that are not served here find wrong beyond the shape of their bodies. */
const CHECKS: Readonly<Record<string, BodyCheck>> = { 'coverage.estimate': estimateCheck(ZIP_CODES) }

/** Stands for the features that are not of the core: their calls exist, and nothing is there. */
const emptyHanded = (served: readonly string[]): ServedEndpoint[] =>
  catalog
    .filter(({ id }) => !served.includes(id))
    .map((endpoint) => {
      const nothing = () => {
        throw refuse('not_found')
      }
      const check = CHECKS[endpoint.id]
      return endpoint.access === 'public' ? serveOpenly(endpoint, nothing, check) : serve(endpoint, nothing, check)
    })

const CORE_FEATURES = ['account', 'profile', 'feedback', 'service']
const coreIds = catalog.map(({ id }) => id).filter((id) => CORE_FEATURES.includes(id.split('.', 1)[0]!))

export interface ServerChanges {
  readonly variables?: Readonly<Record<string, string>>
  readonly now?: () => Date
  /** Features beyond the core that the test wants for real. */
  readonly features?: (core: Core) => readonly ServedEndpoint[]
}

/** The real server on a database of the test's own, with mail kept in a list and a clock that can be set. */
export async function openCoreServer(database: Database, changes: ServerChanges = {}) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'careway-server-'))
  const result = readSettings({
    DATA_DIR: dataFolder,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'debug',
    ...changes.variables,
  })
  if (result.kind === 'wrong') throw new Error(result.faults.join('\n'))
  const { settings } = result
  const lines: string[] = []
  const mails: Mail[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const clock = { now: () => changes.now?.() ?? new Date() }
  const core = await composeCore({
    settings,
    secrets: keepSecrets(settings),
    database,
    log,
    clock: () => clock.now(),
    listeningOrigin: () => ORIGIN,
    listPathways: () => Promise.resolve([]),
    mailer: { send: async (mail) => void mails.push(mail) },
  })
  const configuration = {
    ...settings.visible,
    premiumFeatures: [...settings.visible.premiumFeatures],
    version: '0.0.0',
    updatedOn: '2026-01-01',
  }
  const features = changes.features?.(core) ?? []
  const app = await composeHttpServer({
    core,
    log,
    catalog,
    configuration,
    zipCodes: ZIP_CODES,
    accuracy: ACCURACY,
    more: [...features, ...emptyHanded([...coreIds, ...features.map(({ endpoint }) => endpoint.id)])],
  })
  const close = async () => {
    await app.close()
    await core.afterwork.settled()
    rmSync(dataFolder, { recursive: true, force: true })
  }
  return { app, core, mails, lines, clock, close, browser: () => openBrowser((request) => app.inject(request)) }
}

export type CoreServer = Awaited<ReturnType<typeof openCoreServer>>

interface Request {
  readonly method: HttpMethod
  readonly url: string
  readonly headers: Record<string, string>
  readonly remoteAddress: string
  readonly payload?: string
}

/** Somebody with a cookie jar, on our own page. */
export function openBrowser(inject: (request: Request) => Promise<LightMyRequestResponse>) {
  let cookie = ''
  const headersOf = (method: HttpMethod, hasBody: boolean): Record<string, string> => ({
    host: 'localhost:80',
    ...(method !== 'GET' && { origin: ORIGIN }),
    ...(cookie && { cookie }),
    ...(hasBody && { 'content-type': 'application/json' }),
  })
  const send = async (method: HttpMethod, url: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await inject({
      method,
      url,
      remoteAddress: '203.0.113.7',
      headers: { ...headersOf(method, body !== undefined), ...headers },
      ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const setCookie = [answer.headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('careway='))
    if (setCookie) cookie = /^careway=[^;]+/.exec(setCookie)?.[0] ?? ''
    return answer
  }
  return {
    send,
    get: (url: string, headers?: Record<string, string>) => send('GET', url, undefined, headers),
    post: (url: string, body?: unknown, headers?: Record<string, string>) => send('POST', url, body, headers),
    patch: (url: string, body?: unknown) => send('PATCH', url, body),
    delete: (url: string) => send('DELETE', url),
    cookie: () => cookie,
    takeCookie: (other: string) => {
      cookie = other
    },
  }
}

export type Browser = ReturnType<typeof openBrowser>

export const ANA = { email: 'Ana.Ruiz@example.org', password: 'tres gatos azules', firstName: 'Ana', lastName: 'Ruiz' }

export const PROFILE = {
  age: 34,
  gender: 'female',
  languagePreference: 'spanish',
  insuranceStatus: 'uninsured',
  zipCode: '66101',
  state: 'KS',
  primaryHealthcareNeed: 'routine',
  chronicConditions: ['Asthma'],
  transportationAccess: false,
  householdSize: 3,
}

/** A browser with a new account. */
export async function signUpAs(server: CoreServer, person: Partial<typeof ANA> = {}): Promise<Browser> {
  const browser = server.browser()
  const answer = await browser.post('/api/auth/signup', { ...ANA, ...person })
  if (answer.statusCode !== 201) throw new Error(`sign-up answered ${answer.statusCode}: ${answer.body}`)
  return browser
}

/** The secret of the link in the newest mail to somebody. */
export async function mailedToken(server: CoreServer, to: string): Promise<string> {
  await server.core.afterwork.settled()
  const mail = server.mails.findLast((each) => each.to === to)
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error(`no link was mailed to ${to}`)
  return token
}

/** Somebody with a session, straight into the database: no password to hash. */
export async function seedBrowser(
  server: CoreServer,
  role: Role = 'user',
): Promise<{ readonly browser: Browser; readonly userId: string }> {
  const { account, secrets, database } = server.core
  const email = `${randomUUID()}@example.org`
  const user = await account.accounts.create({
    email,
    passwordHash: null,
    firstName: 'Ana',
    lastName: 'Ruiz',
    emailVerified: true,
  })
  if (role !== 'user') await database.orm.update(users).set({ role }).where(eq(users.id, user!.id))
  const { setCookie, tokenHash } = createSessionCookie({
    isHttps: false,
    secret: secrets.sessionSecret,
    maxAgeSeconds: 60,
  }).make()
  await account.sessions.begin(tokenHash, user!.id)
  const browser = server.browser()
  browser.takeCookie(setCookie.split(';', 1)[0]!)
  return { browser, userId: user!.id }
}
