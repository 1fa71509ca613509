import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { openCoreServer, type CoreServer } from '../../composition/test-support/core-server'

describeOnEachEngine('the service', (database) => {
  let server: CoreServer
  beforeEach(async () => {
    server = await openCoreServer(database(), {
      variables: { PRODUCT_NAME: 'Sendero', SUPPORT_EMAIL: 'help@example.org', PREMIUM_FEATURES: 'crowdfunding' },
    })
  })
  afterEach(() => server.close())

  it('is well while the database answers', async () => {
    expect((await server.browser().get('/api/health')).json()).toEqual({ status: 'ok', database: database().kind })
  })

  it('shows what pages may show, and no other setting', async () => {
    const answer = await server.browser().get('/api/configuration')
    expect(answer.json()).toEqual({
      productName: 'Sendero',
      supportEmail: 'help@example.org',
      supportPhone: null,
      premiumFeatures: ['crowdfunding'],
      isDemo: false,
      version: expect.any(String),
      updatedOn: expect.any(String),
    })
  })

  it('shows every rule to anybody, the last run of the worked cases, and a long rule by itself', async () => {
    const list = await server.browser().get('/api/rules')
    expect([list.statusCode, list.headers['cache-control']]).toEqual([200, 'public, max-age=600'])
    const { rules, accuracy } = list.json()
    expect(accuracy.suites[0]).toEqual({ id: 'hsa', cases: 3, passed: 3, failures: [] })
    const long = rules.find(({ id }: { id: string }) => id === 'medicaid.income-limits')
    expect(long.values).toBeNull()
    const one = await server.browser().get('/api/rules/medicaid.income-limits')
    expect(one.json().values[0].rows).toHaveLength(51)
    expect((await server.browser().get('/api/rules/none')).json().code).toBe('not_found')
  })
})
