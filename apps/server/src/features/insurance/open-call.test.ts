import { afterEach, describe, expect, it } from 'vitest'
import { serverMessages } from '@careway/i18n/server-messages'
import { createEstimatedPlans } from '../../adapters/estimated-plans/estimated-plans.adapter'
import { createMemoryLimits } from '../../adapters/rate-limits/memory-limits.adapter'
import { zipCodesForTests } from '../../adapters/zip-codes/zip-codes.fixture'
import { openHttpServer } from '../../http/test-support/http-server'
import { insuranceEndpoints } from './insurance.endpoints'

const zipCodes = zipCodesForTests()
const PATH = '/api/coverage/estimate'
const BODY = {
  year: 2026,
  state: 'TX',
  zipCode: '78701',
  annualIncome: 31_300,
  members: [{ age: 40 }],
  slcspMonthly: 600,
}
const adults = (count: number) => Array.from({ length: count }, () => ({ age: 40 }))

let close = async () => {}
afterEach(() => close())

async function open(factor = 1000) {
  const server = await openHttpServer(
    insuranceEndpoints({
      marketplaces: [createEstimatedPlans()],
      zipCodes,
      readProfile: async () => undefined,
      messages: serverMessages(),
      limits: createMemoryLimits(factor),
      clock: () => new Date('2026-11-21T12:00:00Z'),
    }),
  )
  close = async () => void (await server.app.close())
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { ...server, send }
}

describe('the open estimate', () => {
  it('answers without an account or an origin, for any site, and looks nobody up', async () => {
    const { send, lookups } = await open()
    const answer = await send(BODY)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(lookups).toEqual([])
    expect((await send(BODY, { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      200,
    )
  })

  it('tells a browser of another site what it may send', async () => {
    const { app } = await open()
    const answer = await app.inject({
      method: 'OPTIONS',
      url: PATH,
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type, accept-language',
    })
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  it('shows its working in dollars', async () => {
    const { send } = await open()
    expect((await send(BODY)).json()).toMatchObject({
      year: 2026,
      householdSize: 1,
      annualIncome: 31_300,
      fplPercent: 200,
      fplGuidelineYear: 2025,
      medicaidFplPercent: 196.12,
      medicaidGuidelineYear: 2026,
      applicablePercentage: 0.066,
      slcspMonthly: 600,
      slcspSource: { kind: 'given' },
      expectedContributionAnnual: 2065.8,
      premiumTaxCreditMonthly: 427.85,
      premiumTaxCreditAnnual: 5134.2,
      form8962: { line5: 200, line7: 0.066, line8a: 2066, line8b: 172, annualCredit: 5134 },
      csrVariant: '87',
      members: [{ program: 'marketplace', category: 'credit', decision: { threshold: 400, number: 200 } }],
    })
  })

  it('finds the benchmark itself, and says so where nobody needs one', async () => {
    const { send } = await open()
    const { slcspMonthly: _given, ...place } = BODY
    const found = (await send(place)).json()
    expect(found.slcspSource.kind).toBe('estimate')
    expect(found.slcspMonthly).toBeGreaterThan(0)
    expect(found.premiumTaxCreditMonthly).toBeCloseTo(found.slcspMonthly - 2065.8 / 12, 1)
    const nobody = (await send({ ...place, members: [{ age: 70 }] })).json()
    expect(nobody).toMatchObject({ slcspMonthly: null, premiumTaxCreditMonthly: 0, premiumTaxCreditAnnual: 0 })
  })

  it('speaks Spanish when asked', async () => {
    const { send } = await open()
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (language) => (await send(BODY, { 'accept-language': language })).json()),
    )
    expect(spanish.members[0].decision.ruleText).not.toBe(english.members[0].decision.ruleText)
    expect({ ...spanish, members: [], reasons: [] }).toEqual({ ...english, members: [], reasons: [] })
  })

  it.each<[string, object, readonly string[]]>([
    ['a negative income', { annualIncome: -1 }, ['annualIncome']],
    ['an income of a billion', { annualIncome: 1e9 }, ['annualIncome']],
    ['an income in words', { annualIncome: 'NaN' }, ['annualIncome']],
    ['a household of 0', { householdSize: 0 }, ['householdSize']],
    ['an age of -1', { members: [{ age: -1 }] }, ['members.0.age']],
    ['an age of 121', { members: [{ age: 40 }, { age: 121 }] }, ['members.1.age']],
    ['21 members', { members: adults(21) }, ['members']],
    ['nobody', { members: [] }, ['members']],
    ['more members than the household', { members: adults(3), householdSize: 2 }, ['householdSize']],
    ['the year 2031', { year: 2031 }, ['year']],
    ['a year in quotes', { year: '2026' }, ['year']],
    ['an unknown state', { state: 'ZZ' }, ['state']],
    ['an unknown ZIP code', { zipCode: '00000' }, ['zipCode']],
    ['a ZIP code that is none', { zipCode: '787' }, ['zipCode']],
    ['a ZIP code of another state', { zipCode: '10001' }, ['state']],
    ['a county that is not of the ZIP code', { countyFips: '48113' }, ['countyFips']],
    ['an unknown county', { zipCode: undefined, countyFips: '99999' }, ['countyFips']],
    ['two counties and none named', { zipCode: '75007', slcspMonthly: undefined }, ['countyFips']],
    ['no place and no benchmark', { zipCode: undefined, slcspMonthly: undefined }, ['zipCode']],
    ['a benchmark in words', { slcspMonthly: '600' }, ['slcspMonthly']],
    ['a negative benchmark', { slcspMonthly: -1 }, ['slcspMonthly']],
    ['fields nobody knows', { income: 1, members: [{ age: 40, name: 'Ana' }] }, ['income', 'members.0.name']],
    [
      'everything at once',
      { annualIncome: -1, year: 2031, state: 'TX', zipCode: '00000', householdSize: 1, members: [{ age: 121 }, {}] },
      ['annualIncome', 'householdSize', 'members.0.age', 'members.1.age', 'year', 'zipCode'],
    ],
  ])('refuses %s in words', async (_what, changes, fields) => {
    const { send } = await open()
    const answer = await send({ ...BODY, ...changes })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed'])
    const { fieldErrors } = answer.json()
    expect(Object.keys(fieldErrors).sort()).toEqual(fields)
    for (const sentence of Object.values(fieldErrors)) expect(sentence).toMatch(/^[A-Z][^{}]{8,}$/)
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })

  it('names the counties to choose from, and takes the one that is chosen', async () => {
    const { send } = await open()
    const { slcspMonthly: _given, ...place } = { ...BODY, zipCode: '75007' }
    expect((await send(place)).json().fieldErrors.countyFips).toMatch(
      /Denton County \(48121\).*Dallas County \(48113\)/,
    )
    const chosen = await send({ ...place, countyFips: '48113' })
    expect(chosen.json()).toMatchObject({ countyFips: '48113', slcspSource: { kind: 'estimate' } })
  })

  it.each([['null'], ['[]'], ['"x"'], ['{"year":'], [''], ['{"__proto__":{"x":1}}']])(
    'refuses %s as a body',
    async (body) => {
      const { send } = await open()
      expect((await send(body)).statusCode).toBe(400)
    },
  )

  it('lets an address try again later, after too many', async () => {
    const { send } = await open(2 / 120)
    const codes = [await send(BODY), await send(BODY)].map(({ statusCode }) => statusCode)
    expect(codes).toEqual([200, 200])
    const refused = await send(BODY)
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.headers['access-control-allow-origin']).toBe('*')
  })

  it('writes nothing of a household in the log', async () => {
    const { send, lines } = await open()
    await send({ ...BODY, annualIncome: 31_317, members: [{ age: 41, immigrationStatus: 'undocumented' }] })
    expect(lines.join('\n')).not.toMatch(/31317|undocumented|78701/)
  })
})

describe('the counties of a ZIP code', () => {
  it('are told to everybody, the main one first', async () => {
    const { app } = await open()
    const answer = await app.inject({ url: '/api/zip-codes/75007/counties' })
    expect(answer.json().map(({ fips }: { fips: string }) => fips)).toEqual(['48121', '48113', '48085'])
    const unknown = await app.inject({ url: '/api/zip-codes/00000/counties' })
    expect([unknown.statusCode, unknown.json().code]).toEqual([400, 'unknown_zip_code'])
  })
})
