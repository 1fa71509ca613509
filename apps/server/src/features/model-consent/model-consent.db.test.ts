import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ModelProviderFacts } from '@careway/contracts/assistant/model-consent'
import { openCoreServer, seedBrowser, type CoreServer } from '../../composition/test-support/core-server'
import { auditEntries, modelConsents, modelUses, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { modelConsentEndpoints } from './model-consent.endpoints'
import { createModelConsentRepository } from './model-consent.repository'

const PROVIDER: ModelProviderFacts = {
  id: 'ollama http://127.0.0.1:11434/v1 small',
  name: 'Ollama',
  model: 'small',
  host: '127.0.0.1:11434',
  isOutside: false,
}
const VARIABLES = { AI_PROVIDER: 'ollama', AI_MODEL: 'small', AI_DAILY_LIMIT: '3' }
const NOON = '2026-05-01T12:00:00.000Z'

describeOnEachEngine('consent to a language model', (database) => {
  let server: CoreServer
  let provider: ModelProviderFacts | undefined

  beforeEach(async () => {
    await database().orm.delete(auditEntries)
    await database().orm.delete(users)
    provider = PROVIDER
    server = await openCoreServer(database(), {
      variables: VARIABLES,
      now: () => new Date(NOON),
      features: ({ modelDecisions, audit }) => modelConsentEndpoints({ decisions: modelDecisions, provider, audit }),
    })
  })
  afterEach(() => server.close())

  const decide = (granted: boolean, providerId = PROVIDER.id) => ({ providerId, granted })

  it('is asked for, given, taken back, and recorded each time', async () => {
    const { browser, userId } = await seedBrowser(server)
    const state = { provider: PROVIDER, consent: null, decidedAt: null, remainingToday: 3 }
    expect((await browser.get('/api/ai/model')).json()).toEqual(state)
    expect(await server.core.modelDecisions.hasAgreed(userId, PROVIDER.id)).toBe(false)
    for (const [granted, consent] of [
      [true, 'granted'],
      [false, 'refused'],
    ] as const) {
      const answer = await browser.send('PUT', '/api/ai/model/consent', decide(granted))
      expect([answer.statusCode, answer.json()]).toEqual([200, { ...state, consent, decidedAt: NOON }])
      expect((await browser.get('/api/ai/model')).json()).toMatchObject({ consent })
      expect(await server.core.modelDecisions.hasAgreed(userId, PROVIDER.id)).toBe(granted)
    }
    const entries = (await database().orm.select().from(auditEntries)).filter(({ action }) =>
      action.startsWith('model.'),
    )
    expect(entries.map(({ action, actorUserId }) => [action, actorUserId])).toEqual([
      ['model.agreed', userId],
      ['model.refused', userId],
    ])
  })

  it('is for one provider and person only', async () => {
    const { browser } = await seedBrowser(server)
    const { browser: other, userId: otherId } = await seedBrowser(server)
    await browser.send('PUT', '/api/ai/model/consent', decide(true))
    expect((await other.get('/api/ai/model')).json()).toMatchObject({ consent: null })
    expect(await server.core.modelDecisions.hasAgreed(otherId, PROVIDER.id)).toBe(false)
    const elsewhere = await browser.send('PUT', '/api/ai/model/consent', decide(true, 'ollama http://x/v1 small'))
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'not_found'])
    expect(await database().orm.select().from(modelConsents)).toHaveLength(1)
  })

  it.each([
    [{}, 400],
    [{ providerId: PROVIDER.id }, 400],
    [{ providerId: '', granted: true }, 400],
    [{ providerId: PROVIDER.id, granted: 'yes' }, 400],
    [{ providerId: 'x'.repeat(301), granted: true }, 400],
    [{ providerId: PROVIDER.id, granted: true, userId: 'somebody' }, 400],
  ])('refuses %j', async (body, status) => {
    const { browser } = await seedBrowser(server)
    expect((await browser.send('PUT', '/api/ai/model/consent', body)).statusCode).toBe(status)
    expect((await server.browser().send('PUT', '/api/ai/model/consent', decide(true))).statusCode).toBe(401)
    expect((await server.browser().get('/api/ai/model')).statusCode).toBe(401)
  })

  it('counts uses by person and day, and never one too many', async () => {
    const { browser, userId } = await seedBrowser(server)
    const { userId: otherId } = await seedBrowser(server)
    const { takeUse, hasUsesLeft } = server.core.modelDecisions
    const taken = await Promise.all(Array.from({ length: 10 }, () => takeUse(userId)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    expect([await hasUsesLeft(userId), await hasUsesLeft(otherId)]).toEqual([false, true])
    expect(await takeUse(otherId)).toBe(true)
    expect((await browser.get('/api/ai/model')).json()).toMatchObject({ remainingToday: 0 })
    server.clock.now = () => new Date('2026-05-02T00:00:00Z')
    expect(await takeUse(userId)).toBe(true)
    expect((await browser.get('/api/ai/model')).json()).toMatchObject({ remainingToday: 2 })
    const rows = await database().orm.select().from(modelUses)
    expect(rows.map(({ userId: id, day, count }) => [id, day, count]).toSorted()).toEqual(
      [
        [userId, '2026-05-02', 1],
        [otherId, '2026-05-01', 1],
      ].toSorted(),
    )
  })

  it('is in the export, and goes with the account', async () => {
    const { browser, userId } = await seedBrowser(server)
    await browser.send('PUT', '/api/ai/model/consent', decide(true))
    await server.core.modelDecisions.takeUse(userId)
    expect((await browser.get('/api/auth/export')).json().modelConsents).toEqual([
      { providerId: PROVIDER.id, consent: 'granted', decidedAt: NOON },
    ])
    expect((await browser.delete('/api/auth/user')).statusCode).toBe(200)
    expect(await createModelConsentRepository(database()).listOf(userId)).toEqual([])
    expect(await database().orm.select().from(modelUses)).toEqual([])
  })

  it('has nothing to decide where no model is configured', async () => {
    await server.close()
    server = await openCoreServer(database(), {
      features: ({ modelDecisions, audit }) =>
        modelConsentEndpoints({ decisions: modelDecisions, provider: undefined, audit }),
    })
    const { browser } = await seedBrowser(server)
    expect((await browser.get('/api/ai/model')).json()).toEqual({
      provider: null,
      consent: null,
      decidedAt: null,
      remainingToday: null,
    })
    expect((await browser.send('PUT', '/api/ai/model/consent', decide(true))).statusCode).toBe(404)
  })
})
