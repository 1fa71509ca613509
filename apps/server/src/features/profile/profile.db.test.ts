import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import {
  openCoreServer,
  PROFILE,
  seedBrowser,
  type Browser,
  type CoreServer,
} from '../../composition/test-support/core-server'
import { dataKeyFault } from '../../composition/check-data-key'
import { userProfiles, users } from '../../db/schema'

describeOnEachEngine('profiles', (database) => {
  let server: CoreServer
  let browser: Browser
  beforeEach(async () => {
    await database().orm.delete(users)
    server = await openCoreServer(database())
    ;({ browser } = await seedBrowser(server))
  })
  afterEach(() => server.close())

  const rows = () => database().orm.select().from(userProfiles)

  it('are not there before they are written', async () => {
    const answer = await browser.get('/api/profile')
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'profile_missing'])
    expect((await browser.patch('/api/profile', { age: 40 })).json().code).toBe('profile_missing')
  })

  it('are written whole, read back the same, and complete', async () => {
    const saved = await browser.post('/api/profile', { ...PROFILE, completedAt: '2026-02-03T04:05:06.000Z' })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      ...PROFILE,
      insurancePlan: '',
      urgency: 'routine',
      financialSituation: null,
      completedAt: '2026-02-03T04:05:06.000Z',
    })
    expect(saved.json().profileCompletedAt).toEqual(expect.any(String))
    expect((await browser.get('/api/profile')).json()).toEqual(saved.json())
  })

  it('take the quick form, where the state follows from the ZIP code', async () => {
    const { state: _state, ...quick } = PROFILE
    expect((await browser.post('/api/profile', quick)).json().state).toBe('KS')
    expect((await browser.post('/api/profile', { ...quick, state: '' })).json().state).toBe('KS')
  })

  it('take a state across the line, and no other', async () => {
    expect((await browser.post('/api/profile', { ...PROFILE, state: 'MO' })).json().state).toBe('MO')
    const answer = await browser.post('/api/profile', { ...PROFILE, state: 'CA' })
    expect(answer.json().fieldErrors).toEqual({
      state: 'This ZIP code is in Kansas. Please check the ZIP code or the state.',
    })
  })

  it('tell a ZIP code that does not exist together with everything else', async () => {
    const answer = await browser.post('/api/profile', { ...PROFILE, zipCode: '00000', age: 0, gender: 'x' })
    expect(Object.keys(answer.json().fieldErrors).toSorted()).toEqual(['age', 'gender', 'zipCode'])
    expect(await rows()).toEqual([])
  })

  it('change in part, and keep the rest', async () => {
    const before = (await browser.post('/api/profile', PROFILE)).json()
    const after = (await browser.patch('/api/profile', { age: 35, insuranceStatus: 'medicaid' })).json()
    expect(after).toEqual({ ...before, age: 35, insuranceStatus: 'medicaid', updatedAt: after.updatedAt })
  })

  it.each(['', null])('take back with %j what nobody has to say, and what hangs on it', async (nothing) => {
    const before = (await browser.post('/api/profile', PROFILE)).json()
    const said = { countyFips: '20209', financialSituation: 'low', incomeParts: [{ amount: 100, per: 'month' }] }
    expect((await browser.patch('/api/profile', said)).json()).toMatchObject({ ...said, estimatedAnnualIncome: 1200 })
    const taken = { countyFips: nothing, financialSituation: nothing, estimatedAnnualIncome: nothing }
    const after = (await browser.patch('/api/profile', taken)).json()
    const gone = { countyFips: null, financialSituation: null, estimatedAnnualIncome: null, incomeParts: [] }
    expect(after).toEqual({ ...before, ...gone, updatedAt: after.updatedAt })
    expect((await browser.patch('/api/profile', { age: null })).json().fieldErrors).toHaveProperty('age')
    expect((await browser.get('/api/profile')).json()).toEqual(after)
  })

  it('move with the ZIP code', async () => {
    await browser.post('/api/profile', PROFILE)
    expect((await browser.patch('/api/profile', { zipCode: '90012' })).json()).toMatchObject({
      zipCode: '90012',
      state: 'CA',
    })
    expect((await browser.patch('/api/profile', { state: 'KS' })).json().fieldErrors).toHaveProperty('state')
    expect((await browser.patch('/api/profile', { zipCode: '00000' })).json().fieldErrors).toHaveProperty('zipCode')
  })

  it('refuse an empty change', async () => {
    await browser.post('/api/profile', PROFILE)
    expect((await browser.patch('/api/profile', {})).statusCode).toBe(400)
  })

  it.each([{ subscriptionTier: 'premium' }, { subscriptionStatus: 'active' }, { age: 40, subscriptionTier: 'free' }])(
    'do not change what a person pays for with %j, nor anything with it',
    async (change) => {
      await browser.post('/api/profile', PROFILE)
      const before = [await rows(), await database().orm.select().from(users)]
      const answer = await browser.patch('/api/profile', change)
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'tier_change_forbidden'])
      expect([await rows(), await database().orm.select().from(users)]).toEqual(before)
    },
  )

  it('are sealed: nothing that was said can be read in the database', async () => {
    await browser.post('/api/profile', { ...PROFILE, insurancePlan: 'Sunflower Select' })
    const [row] = await rows()
    const bytes = Buffer.from(row!.sealedDetails)
    for (const word of ['Asthma', '66101', 'uninsured', 'Sunflower', 'female']) expect(bytes.includes(word)).toBe(false)
  })

  it('belong to one person: another sees nothing of them, even with the sealed bytes moved over', async () => {
    await browser.post('/api/profile', PROFILE)
    const other = await seedBrowser(server)
    expect((await other.browser.get('/api/profile')).json().code).toBe('profile_missing')
    const [row] = await rows()
    await database().orm.insert(userProfiles).values({ userId: other.userId, sealedDetails: row!.sealedDetails })
    const answer = await other.browser.get('/api/profile')
    expect([answer.statusCode, answer.json()]).toEqual([500, { code: 'internal', message: expect.any(String) }])
  })

  it('show a wrong key at the start, in words', async () => {
    expect(await dataKeyFault(server.core)).toBeUndefined()
    await browser.post('/api/profile', PROFILE)
    expect(await dataKeyFault(server.core)).toBeUndefined()
    const otherKey = await openCoreServer(database(), { variables: { DATA_KEY: 'ab'.repeat(32) } })
    expect(await dataKeyFault(otherKey.core)).toContain('DATA_KEY is not the key')
    await otherKey.close()
  })

  it('leave no health detail in the log', async () => {
    await browser.post('/api/profile', { ...PROFILE, insurancePlan: 'Sunflower Select' })
    await browser.patch('/api/profile', { chronicConditions: ['Cancer'] })
    expect(server.lines.join('')).not.toMatch(/Asthma|Cancer|Sunflower|66101/)
  })

  const SELF = { relationship: 'self', age: 34 } as const
  const CHILD = { relationship: 'child', age: 4 } as const
  const HOUSEHOLD = { householdMembers: [SELF, CHILD], householdSize: 3, countyFips: '20209' }

  it('hold the household once, and keep it when a form that does not know it writes the rest', async () => {
    await browser.post('/api/profile', PROFILE)
    const saved = await browser.patch('/api/profile', HOUSEHOLD)
    expect(saved.json()).toMatchObject(HOUSEHOLD)
    const again = await browser.post('/api/profile', { ...PROFILE, householdSize: 3, age: 36 })
    expect(again.json()).toMatchObject({ ...HOUSEHOLD, age: 36, householdMembers: [{ ...SELF, age: 36 }, CHILD] })
  })

  it("keep the person's age in step, wherever it is said", async () => {
    await browser.post('/api/profile', PROFILE)
    const listed = await browser.patch('/api/profile', { householdMembers: [{ ...SELF, age: 51 }] })
    expect(listed.json()).toMatchObject({ age: 51, householdMembers: [{ age: 51 }] })
    const said = await browser.patch('/api/profile', { age: 52 })
    expect(said.json()).toMatchObject({ age: 52, householdMembers: [{ age: 52 }] })
  })

  it('refuse a household smaller than its people, and one that begins with somebody else', async () => {
    await browser.post('/api/profile', PROFILE)
    const small = await browser.patch('/api/profile', { householdMembers: [SELF, CHILD], householdSize: 1 })
    expect(small.json().fieldErrors).toEqual({
      householdSize: "The household can't be smaller than the number of people in it.",
    })
    const first = await browser.patch('/api/profile', { householdMembers: [CHILD] })
    expect(first.json().fieldErrors).toHaveProperty(['householdMembers.0.relationship'])
  })

  it('let the county follow the ZIP code, and refuse one that does not belong to it', async () => {
    await browser.post('/api/profile', PROFILE)
    await browser.patch('/api/profile', { countyFips: '20209' })
    const wrong = await browser.patch('/api/profile', { countyFips: '06037' })
    expect(wrong.json().fieldErrors).toEqual({ countyFips: 'This county does not belong to the ZIP code.' })
    expect((await browser.patch('/api/profile', { age: 40 })).json().countyFips).toBe('20209')
    expect((await browser.patch('/api/profile', { zipCode: '90012' })).json().countyFips).toBeNull()
  })

  it('add the income up, and forget the sum when another income is said', async () => {
    await browser.post('/api/profile', PROFILE)
    const parts = [
      { amount: 20, per: 'hour', hoursWeekly: 30 },
      { amount: 100, per: 'month' },
    ]
    const added = await browser.patch('/api/profile', { incomeParts: parts })
    expect(added.json()).toMatchObject({ estimatedAnnualIncome: 32_400, incomeParts: parts })
    const same = await browser.patch('/api/profile', { estimatedAnnualIncome: 32_400 })
    expect(same.json().incomeParts).toHaveLength(2)
    const other = await browser.patch('/api/profile', { estimatedAnnualIncome: 30_000 })
    expect(other.json()).toMatchObject({ estimatedAnnualIncome: 30_000, incomeParts: [] })
  })

  it('refuse an income that adds up to more than anybody tells, and stay readable', async () => {
    await browser.post('/api/profile', PROFILE)
    const hourly = { amount: 60_000, per: 'hour', hoursWeekly: 40 }
    const refused = await browser.patch('/api/profile', { incomeParts: [hourly] })
    expect(refused.json().fieldErrors).toEqual({ incomeParts: 'This number is out of range' })
    expect((await browser.post('/api/profile', { ...PROFILE, incomeParts: [hourly] })).statusCode).toBe(400)
    expect((await browser.get('/api/profile')).json().incomeParts).toEqual([])
  })

  it('keep every one of several changes made at once', async () => {
    await browser.post('/api/profile', PROFILE)
    const changes = [{ age: 41 }, { householdSize: 7 }, { insurancePlan: 'Sunflower' }, { urgency: 'soon' }]
    await Promise.all(changes.map((each) => browser.patch('/api/profile', each)))
    expect((await browser.get('/api/profile')).json()).toMatchObject(Object.assign({}, ...changes))
  })

  it('are exported with the household and the circumstances in them', async () => {
    await browser.post('/api/profile', PROFILE)
    await browser.patch('/api/profile', { ...HOUSEHOLD, circumstances: CIRCUMSTANCES })
    const exported = (await browser.get('/api/auth/export')).json()
    expect(exported.profile).toMatchObject({ ...HOUSEHOLD, circumstances: CIRCUMSTANCES })
  })

  const CIRCUMSTANCES = { veteran: true, insulin: false } as const
  const circumstances = async () => (await browser.get('/api/profile')).json().circumstances

  it('hold the circumstances that were said, and keep them when a form that does not know them writes the rest', async () => {
    expect((await browser.post('/api/profile', PROFILE)).json().circumstances).toEqual({})
    await browser.patch('/api/profile', { circumstances: CIRCUMSTANCES })
    await browser.post('/api/profile', { ...PROFILE, age: 36 })
    await browser.patch('/api/profile', { age: 37 })
    expect(await circumstances()).toEqual(CIRCUMSTANCES)
    await browser.post('/api/profile', { ...PROFILE, circumstances: { dialysis_or_transplant: true } })
    expect(await circumstances()).toEqual({ dialysis_or_transplant: true })
  })

  it('refuse circumstances nobody asks for, and answers that are not yes or no', async () => {
    await browser.post('/api/profile', PROFILE)
    const answer = await browser.patch('/api/profile', { circumstances: { astronaut: true, veteran: 'yes' } })
    expect(Object.keys(answer.json().fieldErrors).toSorted()).toEqual([
      'circumstances.astronaut',
      'circumstances.veteran',
    ])
    expect(await circumstances()).toEqual({})
  })

  it('written before there were circumstances are read as saying none', async () => {
    const { userId, browser: other } = await seedBrowser(server)
    await other.post('/api/profile', PROFILE)
    const [row] = await database().orm.select().from(userProfiles).where(eq(userProfiles.userId, userId))
    const place = { column: 'user_profiles.sealed_details', userId }
    const { circumstances: _left, ...older } = JSON.parse(server.core.seal.open(row!.sealedDetails, place))
    const sealedDetails = server.core.seal.seal(JSON.stringify(older), place)
    await database().orm.update(userProfiles).set({ sealedDetails }).where(eq(userProfiles.userId, userId))
    expect((await other.get('/api/profile')).json().circumstances).toEqual({})
  })
})
