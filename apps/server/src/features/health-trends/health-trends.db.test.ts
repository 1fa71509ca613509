import { beforeAll, afterAll, beforeEach, expect, it } from 'vitest'
import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import type { PathwayStatus } from '@careway/domain/vocabulary/care-pathway-terms'
import type { BookmarkStatus, BookmarkType } from '@careway/domain/vocabulary/bookmark-terms'
import {
  openCoreServer,
  PROFILE,
  seedBrowser,
  type Browser,
  type CoreServer,
} from '../../composition/test-support/core-server'
import { aiConversations } from '../../db/schema/assistant'
import { carePathways, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { sealDetails } from '../bookmarks/bookmark-details'
import { createReadPathwayProgress } from '../pathways/pathway-progress.repository'
import { healthTrendsEndpoints } from './health-trends.endpoints'
import { createHasConversations } from './health-trends.repository'

const NOW = new Date('2026-11-21T19:00:00Z')
const PATH = '/api/health-trends'
const STEPS = [
  { code: 'call', params: {}, required: true },
  { code: 'go', params: {}, required: true },
]

describeOnEachEngine('health trends', (database) => {
  let server: CoreServer
  let browser: Browser
  let userId: string

  beforeAll(async () => {
    server = await openCoreServer(database(), {
      now: () => NOW,
      features: (core) =>
        healthTrendsEndpoints({
          readProfile: async (id) => (await core.profiles.read(id)) ?? undefined,
          readPathwayProgress: createReadPathwayProgress(core.database),
          readBookmarks: core.bookmarks.listAll,
          hasConversations: createHasConversations(core.database),
          findResourceType: async (id) => (id === 'sample-ride' ? 'transportation' : undefined),
          messages: core.messages,
          clock: () => NOW,
        }),
    })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await database().orm.delete(users)
    ;({ browser, userId } = await seedBrowser(server))
  })

  const trends = async (who = browser, headers?: Record<string, string>): Promise<HealthTrends> => {
    const answer = await who.get(PATH, headers)
    expect([answer.statusCode, answer.json().code]).toEqual([200, undefined])
    return answer.json()
  }
  const factorOf = ({ scoringFactors }: HealthTrends, code: string) =>
    scoringFactors.find((each) => each.code === code)!
  const codesOf = (answer: HealthTrends) => answer.trends.map(({ category }) => category)
  const addPathway = (status: PathwayStatus, changes: Partial<typeof carePathways.$inferInsert> = {}) =>
    database()
      .orm.insert(carePathways)
      .values({
        userId,
        option: 'health-center-visit',
        locale: 'en',
        title: 'A visit',
        description: 'A visit',
        availability: 'contact',
        words: {},
        recipe: { steps: STEPS },
        status,
        updatedAt: new Date('2026-11-20T12:00:00Z'),
        ...changes,
      })
  const save = (type: BookmarkType, targetId: string, status: BookmarkStatus, deadline: string | null = null) =>
    server.core.bookmarks.repository.change(userId, (rows) =>
      rows.insert(
        type,
        targetId,
        sealDetails(server.core.seal, userId, { title: 'A thing', status, notes: null, deadline, snapshot: {} }),
      ),
    )

  it('are for people who are signed in and have a profile', async () => {
    expect((await server.browser().get(PATH)).statusCode).toBe(401)
    const answer = await browser.get(PATH)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'profile_missing'])
  })

  it('rest on the profile alone at first, and say so', async () => {
    await browser.post('/api/profile', PROFILE)
    const answer = await trends()
    expect(answer.isInitialScore).toBe(true)
    expect(answer.overallHealthScore).toBe(answer.scoringFactors.reduce((sum, { points }) => sum + points, 0))
    expect(answer.scoringFactors.reduce((sum, { maximum }) => sum + maximum, 0)).toBe(100)
    expect(factorOf(answer, 'cover')).toMatchObject({ points: 0, maximum: 25, label: 'Health coverage' })
    expect(answer.trends[0]).toMatchObject({ category: 'no-cover', riskLevel: 'high', href: '/insurance' })
    expect(codesOf(answer)).toEqual(expect.arrayContaining(['condition-asthma', 'rides', 'cervical', 'flu-vaccine']))
    const cervical = answer.trends.find(({ category }) => category === 'cervical')!
    expect(cervical.insight).toContain('from age 21 to 65')
    expect(cervical.sources[0]!.url).toContain('uspreventiveservicestaskforce.org')
  })

  it('rise with what is done: a pathway on the plan, then completed', async () => {
    await browser.post('/api/profile', PROFILE)
    const before = await trends()
    await addPathway('identified')
    expect((await trends()).isInitialScore).toBe(true)
    await database().orm.update(carePathways).set({ status: 'pursuing' })
    const planned = await trends()
    await database()
      .orm.update(carePathways)
      .set({ status: 'completed', completedSteps: [0, 1] })
    const done = await trends()
    expect(planned.isInitialScore).toBe(false)
    expect(planned.overallHealthScore).toBeGreaterThan(before.overallHealthScore)
    expect(done.overallHealthScore).toBeGreaterThan(planned.overallHealthScore)
    expect(factorOf(done, 'usual-place').points).toBe(15)
  })

  it('see an appointment that passed and a deadline that comes', async () => {
    await browser.post('/api/profile', PROFILE)
    await addPathway('pursuing', { scheduledDate: new Date('2026-11-19T15:00:00Z') })
    await save('program', 'medicaid', 'to_call', '2026-11-30')
    const answer = await trends()
    expect(codesOf(answer)).toEqual(expect.arrayContaining(['steps-late', 'deadline-near']))
    expect(factorOf(answer, 'next-steps').explanation).toBe('The care pathway on your plan is waiting for you.')
    expect(factorOf(answer, 'cover').points).toBe(6)
  })

  it('know a saved ride, and that the assistant was talked to', async () => {
    await browser.post('/api/profile', PROFILE)
    await database()
      .orm.insert(aiConversations)
      .values({ userId, sealedState: new Uint8Array([1]) })
    expect((await trends()).isInitialScore).toBe(false)
    expect(factorOf(await trends(), 'rides').points).toBe(0)
    await save('resource', 'sample-ride', 'approved')
    expect(factorOf(await trends(), 'rides').points).toBe(5)
  })

  it('are each person’s own', async () => {
    await browser.post('/api/profile', PROFILE)
    await addPathway('completed')
    await save('provider', '1234567893', 'saved')
    const { browser: other } = await seedBrowser(server)
    await other.post('/api/profile', { ...PROFILE, insuranceStatus: 'medicaid', insurancePlan: 'Sample Plan' })
    const answer = await trends(other)
    expect(answer.isInitialScore).toBe(true)
    expect(factorOf(answer, 'cover').points).toBe(25)
    expect(factorOf(answer, 'usual-place').points).toBe(7)
  })

  it('speak Spanish', async () => {
    await browser.post('/api/profile', PROFILE)
    const answer = await trends(browser, { 'accept-language': 'es' })
    expect(factorOf(answer, 'cover').label).toBe('Cobertura de salud')
    expect(answer.trends[0]!.title).toBe('Busque cobertura')
  })
})
