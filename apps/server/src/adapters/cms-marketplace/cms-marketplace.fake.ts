import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cmsPlanOf, fakePlans, type FakePlan } from './cms-plan.fixture'
import { planSearchBody, slcspBody } from './cms-request.fixture'

/** How the service behaves. `overloaded-once` recovers after one refusal. */
export const FAKE_MOODS = [
  'normal',
  'slow',
  'overloaded',
  'overloaded-once',
  'broken',
  'cut-off',
  'hung-up',
  'nonsense',
  'another-shape',
  'redirecting',
] as const
export type FakeMood = (typeof FAKE_MOODS)[number]

export interface FakeCounty {
  readonly fips: string
  readonly name: string
  readonly state: string
}

export interface FakeMarketplaceOptions {
  /** 0 takes a free one. */
  readonly port?: number
  readonly apiKey?: string
  readonly zipCodes?: Readonly<Record<string, readonly FakeCounty[]>>
  /** By county FIPS code. */
  readonly plans?: Readonly<Record<string, readonly FakePlan[]>>
}

const PAGE = 10
const SLOW_MILLISECONDS = 60_000
const YEARS = [2024, 2025, 2026, 2027]

const TRAVIS = { fips: '48453', name: 'Travis County', state: 'TX' }
const HARRIS = { fips: '48201', name: 'Harris County', state: 'TX' }
const ORANGE = { fips: '37135', name: 'Orange County', state: 'NC' }
const DURHAM = { fips: '37063', name: 'Durham County', state: 'NC' }
const FAKE_ZIP_CODES = { 78701: [TRAVIS], 77002: [HARRIS], 27517: [ORANGE, DURHAM] }
const FAKE_PLANS = {
  [TRAVIS.fips]: fakePlans('TX', 24),
  [HARRIS.fips]: fakePlans('TX', 9),
  [ORANGE.fips]: fakePlans('NC', 12),
  [DURHAM.fips]: fakePlans('NC', 8),
}

const errorOf = (status: number, code: string, message: string, error: string) => ({
  status,
  body: { code, status: String(status), message, error },
})
type Answer = { readonly status: number; readonly body: unknown }

/** A rough age curve: enough for two ages to differ. */
const age21Factor = (age: number) => (age < 15 ? 0.765 : age <= 21 ? 1 : 1 + (age - 21) * 0.045)

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A CMS Marketplace API on this machine that checks the key, the place and the year, and pages by ten, as the real one does. */
export async function startFakeCmsMarketplace(options: FakeMarketplaceOptions = {}) {
  const { apiKey = 'a-key-for-tests', zipCodes = FAKE_ZIP_CODES, plans = FAKE_PLANS } = options
  let mood: FakeMood = 'normal'
  const requests: {
    readonly method: string
    readonly path: string
    readonly query: URLSearchParams
    readonly body: unknown
  }[] = []

  const countiesOf = (zip: string): Answer => {
    if (!/^\d{1,5}$/.test(zip)) return errorOf(400, '1003', 'invalid input', 'zipcode: has invalid format')
    const found = Object.entries<readonly FakeCounty[]>(zipCodes).filter(([zipcode]) => zipcode.startsWith(zip))
    if (found.length === 0) return errorOf(404, '1001', 'county not found', 'sql: No records found')
    return {
      status: 200,
      body: { counties: found.flatMap(([zipcode, all]) => all.map((each) => ({ ...each, zipcode }))) },
    }
  }

  const plansFor = (body: unknown) => {
    const asked = planSearchBody.safeParse(body)
    if (!asked.success || !YEARS.includes(asked.data.year))
      return errorOf(400, '1003', 'invalid input', 'invalid plan search request')
    const { place, household, csr_override: override } = asked.data
    const own = (zipCodes as Record<string, readonly FakeCounty[]>)[place.zipcode] ?? []
    if (!own.some(({ fips, state }) => fips === place.countyfips && state === place.state))
      return errorOf(404, '1001', 'county not found', 'sql: No records found')
    const factors = household.people.reduce((sum, { age }) => sum + age21Factor(age), 0)
    const isYoung = household.people.every(({ age }) => age < 30)
    const sold = (plans[place.countyfips] ?? []).filter(({ level }) => level !== 'Catastrophic' || isYoung)
    return sold.map((plan) => cmsPlanOf(plan, factors, override)).sort((a, b) => a.premium - b.premium)
  }

  const search = (body: unknown): Answer => {
    const found = plansFor(body)
    if (!Array.isArray(found)) return found
    const { offset, limit } = planSearchBody.parse(body)
    const page = found.slice(offset, offset + Math.min(limit, PAGE))
    return {
      status: 200,
      body: { plans: page, total: found.length, facet_groups: [], rate_area: { state: 'TX', area: 1 } },
    }
  }

  const secondSilver = (body: unknown): Answer => {
    const asked = slcspBody.safeParse(body)
    if (!asked.success) return errorOf(400, '1003', 'invalid input', 'invalid slcsp request')
    const found = plansFor({ ...asked.data, market: 'Individual' })
    if (!Array.isArray(found)) return found
    const plan = found.filter(({ metal_level }) => metal_level === 'Silver')[1]
    if (!plan) return errorOf(404, '1016', 'too few plans', 'fewer than two silver plans')
    return { status: 200, body: { id: plan.id, name: plan.name, premium: plan.premium, metal_level: 'Silver' } }
  }

  const estimates = (body: unknown): Answer => {
    const asked = slcspBody.safeParse(body)
    if (!asked.success) return errorOf(400, '1003', 'invalid input', 'invalid eligibility request')
    const each = {
      aptc: 448.08,
      csr: '94% AV Level Silver Plan CSR',
      hardship_exemption: false,
      is_medicaid_chip: false,
    }
    return { status: 200, body: { estimates: asked.data.household.people.map(() => each) } }
  }

  const answerTo = (method: string, path: string, body: unknown): Answer => {
    const zip = /^\/counties\/by\/zip\/([^/]+)$/.exec(path)?.[1]
    if (method === 'GET' && zip) return countiesOf(zip)
    if (method === 'POST' && path === '/plans/search') return search(body)
    if (method === 'POST' && path === '/households/slcsp') return secondSilver(body)
    if (method === 'POST' && path === '/households/eligibility/estimates') return estimates(body)
    return errorOf(404, '1000', 'not found', 'no such path')
  }

  const send = (response: ServerResponse, { status, body }: Answer, text = JSON.stringify(body)) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)

  /** True where the mood has answered. */
  const spoil = (response: ServerResponse, good: Answer): boolean => {
    const text = JSON.stringify(good.body)
    const moods: Partial<Record<FakeMood, () => unknown>> = {
      slow: () => setTimeout(() => send(response, good), SLOW_MILLISECONDS).unref(),
      overloaded: () => response.writeHead(429, { 'retry-after': '0' }).end(),
      'overloaded-once': () => {
        mood = 'normal'
        response.writeHead(429, { 'retry-after': '0' }).end()
      },
      broken: () => send(response, errorOf(500, '1000', 'internal error', 'database is away')),
      'cut-off': () => send(response, good, text.slice(0, text.length / 2)),
      'hung-up': () => {
        response.writeHead(200, { 'content-length': String(text.length) })
        response.write(text.slice(0, text.length / 2), () => response.destroy())
      },
      nonsense: () => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Maintenance</html>'),
      'another-shape': () => send(response, { status: 200, body: { plans: 'none', counties: 'none', estimates: {} } }),
      redirecting: () => response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
    }
    moods[mood]?.()
    return mood !== 'normal' || response.writableEnded
  }

  const server = createServer(async (request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1')
    const path = address.pathname.replace(/^\/api\/v1/, '')
    const method = request.method ?? ''
    const body = jsonOf(await textOf(request))
    requests.push({ method, path, query: address.searchParams, body })
    const key = address.searchParams.get('apikey')
    if (!key) return send(response, errorOf(401, '1003', 'unauthorized', 'apikey is missing'))
    if (key !== apiKey) return send(response, errorOf(403, '1003', 'forbidden', 'apikey is not known'))
    const good = answerTo(method, path, body)
    return spoil(response, good) || send(response, good)
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  return {
    apiKey,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`,
    /** Everything asked so far, in order. */
    requests,
    behave: (next: FakeMood) => {
      mood = next
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
