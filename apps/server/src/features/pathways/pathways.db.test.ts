import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { ChosenPlan } from '@careway/domain/care-pathways/care-pathway'
import { PROFILE, seedBrowser, type Browser, type CoreServer } from '../../composition/test-support/core-server'
import { carePathways, users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import { openPathwaysServer } from './test-support/pathways-server'

describeOnEachEngine('pathways', (database) => {
  let server: CoreServer
  let browser: Browser
  let chosenPlan: ChosenPlan | undefined

  const open = async (variables: Readonly<Record<string, string>> = {}) => {
    server = await openPathwaysServer(database(), { variables, readChosenPlan: async () => chosenPlan })
    ;({ browser } = await seedBrowser(server))
    await browser.post('/api/profile', PROFILE)
  }
  beforeEach(async () => {
    chosenPlan = undefined
    await database().orm.delete(users)
    await open()
  })
  afterEach(() => server.close())

  const analyze = async (body: object = {}, headers = {}): Promise<Pathway[]> => {
    const answer = await browser.post('/api/pathways/analyze', body, headers)
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }
  const mine = async (headers = {}): Promise<Pathway[]> => (await browser.get('/api/my-pathways', headers)).json()
  const pursueFirst = async () => {
    const [first] = await analyze()
    const answer = await browser.post(`/api/pathways/${first!.id}/pursue`)
    expect(answer.statusCode).toBe(200)
    return answer.json() as Pathway
  }
  const tick = (id: string, index: number, completed: boolean) =>
    browser.patch(`/api/pathways/${id}/steps/${index}`, { completed })

  it('need a profile first, and then a whole one', async () => {
    const { browser: newcomer } = await seedBrowser(server)
    const answer = await newcomer.post('/api/pathways/analyze', {})
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'profile_missing'])
  })

  it('are found from the profile, recommended first, with the nearest place', async () => {
    const found = await analyze()
    expect(found.length).toBeGreaterThanOrEqual(4)
    expect(found[0]!.pathwayType).toBe('primary')
    const center = found.find(({ option }) => option === 'health-center-visit')!
    expect(center.provider).toMatchObject({ name: 'Sample Community Clinic', phone: '9135550111' })
    expect(center.distance).toBe(1.2)
    expect(center.steps.length).toBeGreaterThanOrEqual(4)
    expect(center.steps.every(({ action, description }) => action && description && !action.startsWith('step.'))).toBe(
      true,
    )
    expect((await browser.get('/api/pathways')).json()).toEqual(found)
    expect(await mine()).toEqual([])
  })

  it('are the same, and no more, when they are looked for twice or without a body', async () => {
    const first = await analyze()
    const answer = await browser.post('/api/pathways/analyze')
    const second: Pathway[] = answer.json()
    expect(second.map(({ id }) => id)).toEqual(first.map(({ id }) => id))
    expect(await database().orm.select().from(carePathways)).toHaveLength(first.length)
  })

  it('read the need in the person’s own words, and keep nothing of it', async () => {
    const words = 'me duele la muela desde anoche'
    const found = await analyze({ specificNeed: words })
    expect(found.some(({ option }) => option.includes('dental'))).toBe(true)
    const stored = JSON.stringify(await database().orm.select().from(carePathways))
    expect(stored).not.toContain('muela')
    expect(server.lines.join('\n')).not.toContain('muela')
  })

  it('put 911 first when the words tell of danger', async () => {
    const [first] = await analyze({ specificNeed: 'crushing chest pain for an hour' })
    expect(first!.option).toBe('call-911')
  })

  it('use the chosen plan’s own copay where there is one', async () => {
    chosenPlan = {
      name: 'Sample Silver',
      planYear: 2026,
      level: 'Silver',
      planType: 'PPO',
      csrVariant: 'none',
      deductibleIndividualCents: 500_000,
      deductibleFamilyCents: 1_000_000,
      outOfPocketMaximumIndividualCents: 900_000,
      outOfPocketMaximumFamilyCents: 1_800_000,
      coinsurance: 0.4,
      services: { specialist: { kind: 'copay', cents: 6_700, isAfterDeductible: false } },
    }
    await browser.post('/api/profile', {
      ...PROFILE,
      insuranceStatus: 'private',
      primaryHealthcareNeed: 'specialist',
    })
    const [first] = await analyze({}, { 'accept-language': 'es' })
    expect(first).toMatchObject({ option: 'in-network-specialist', copay: 67, copayRange: { low: 67, high: 67 } })
    expect(first!.costReasons.join(' ')).toMatch(/copago de su plan.*\$67.*su propio plan/)
    expect(JSON.stringify(await database().orm.select().from(carePathways))).not.toContain('Sample Silver')
  })

  it('looked for anew replace what was only found, never what is on the plan', async () => {
    const onPlan = await pursueFirst()
    await analyze({ specificNeed: 'toothache' })
    await browser.post('/api/profile', { ...PROFILE, primaryHealthcareNeed: 'mental_health' })
    const found = await analyze({ regenerate: true })
    const all: Pathway[] = (await browser.get('/api/pathways')).json()
    expect(all.find(({ id }) => id === onPlan.id)?.status).toBe('pursuing')
    expect(
      all
        .filter(({ status }) => status === 'identified')
        .map(({ option }) => option)
        .sort(),
    ).toEqual(
      found
        .filter(({ status }) => status === 'identified')
        .map(({ option }) => option)
        .sort(),
    )
  })

  it('are pursued once', async () => {
    const pathway = await pursueFirst()
    expect(pathway.status).toBe('pursuing')
    const again = await browser.post(`/api/pathways/${pathway.id}/pursue`)
    expect([again.statusCode, again.json().code]).toEqual([409, 'pathway_not_identified'])
    expect((await mine()).map(({ id }) => id)).toEqual([pathway.id])
  })

  it('have steps that are counted in decimal digits', async () => {
    const { id } = await pursueFirst()
    const answer = await browser.patch(`/api/pathways/${id}/steps/0x1`, { completed: true })
    expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([400, ['index']])
  })

  it('are completed by their last required step, and taken up again when one is unticked', async () => {
    const pathway = await pursueFirst()
    let current = pathway
    for (const { step, required } of pathway.steps) {
      if (!required) continue
      current = (await tick(pathway.id, step - 1, true)).json()
    }
    expect(current.status).toBe('completed')
    const undone: Pathway = (await tick(pathway.id, 0, false)).json()
    expect([undone.status, undone.currentStep, undone.steps[0]!.completed]).toEqual(['pursuing', 1, false])
  })

  it('keep every tick when many come at once', async () => {
    const pathway = await pursueFirst()
    await Promise.all(pathway.steps.map((_step, index) => tick(pathway.id, index, true)))
    const after: Pathway = (await browser.get(`/api/pathways/${pathway.id}`)).json()
    expect(after.steps.every(({ completed }) => completed)).toBe(true)
  })

  it('have no step beyond the last', async () => {
    const pathway = await pursueFirst()
    expect((await tick(pathway.id, pathway.steps.length, true)).statusCode).toBe(404)
    expect((await tick(pathway.id, -1, true)).statusCode).toBe(400)
  })

  it('keep an appointment and notes, the notes sealed', async () => {
    const { id } = await pursueFirst()
    const scheduledDate = '2026-12-01T16:30:00.000Z'
    const changed: Pathway = (
      await browser.patch(`/api/pathways/${id}`, { scheduledDate, notes: 'ask for Rosa' })
    ).json()
    expect(changed).toMatchObject({ scheduledDate, notes: 'ask for Rosa' })
    const [row] = await database().orm.select().from(carePathways)
    expect(Buffer.from(row!.sealedNotes ?? []).toString('latin1')).not.toContain('Rosa')
    const cleared: Pathway = (await browser.patch(`/api/pathways/${id}`, { scheduledDate: null, notes: '' })).json()
    expect(cleared).toMatchObject({ scheduledDate: null, notes: null })
    expect((await browser.patch(`/api/pathways/${id}`, {})).statusCode).toBe(400)
    expect((await browser.patch(`/api/pathways/${id}`, { status: 'identified' })).statusCode).toBe(400)
  })

  it('are marked as completed by hand', async () => {
    const { id } = await pursueFirst()
    expect((await browser.patch(`/api/pathways/${id}`, { status: 'completed' })).json().status).toBe('completed')
  })

  it('leave the plan without a trace of it, and can be deleted', async () => {
    const { id } = await pursueFirst()
    await tick(id, 0, true)
    await browser.patch(`/api/pathways/${id}`, { notes: 'ask for Rosa' })
    expect((await browser.post(`/api/pathways/${id}/remove`)).statusCode).toBe(200)
    const found: Pathway = (await browser.get(`/api/pathways/${id}`)).json()
    expect(found).toMatchObject({ status: 'identified', notes: null, scheduledDate: null, currentStep: 1 })
    expect(found.steps.some(({ completed }) => completed)).toBe(false)
    expect((await browser.delete(`/api/pathways/${id}`)).statusCode).toBe(200)
    expect((await browser.get(`/api/pathways/${id}`)).statusCode).toBe(404)
  })

  it('are saved once for one key, and refused for the same key with another body', async () => {
    const headers = { 'idempotency-key': 'queue-1' }
    const body = { option: 'health-center-visit', notes: 'from the bus' }
    const first = await browser.post('/api/pathways', body, headers)
    expect([first.statusCode, first.json().status, first.json().notes]).toEqual([201, 'pursuing', 'from the bus'])
    await browser.patch(`/api/pathways/${first.json().id}`, { notes: 'changed since' })
    const again = await browser.post('/api/pathways', body, headers)
    expect([again.json().id, again.json().notes]).toEqual([first.json().id, 'changed since'])
    const other = await browser.post('/api/pathways', { ...body, notes: 'else' }, headers)
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused'])
    expect((await browser.post('/api/pathways', { option: 'no-such-option' })).statusCode).toBe(404)
  })

  it('are changed by a key once, also when it comes again after a later save, or after they left the plan', async () => {
    const save = async (key: string, notes: string): Promise<Pathway> =>
      (await browser.post('/api/pathways', { option: 'health-center-visit', notes }, { 'idempotency-key': key })).json()
    const { id } = await save('queue-1', 'first')
    await save('queue-2', 'second')
    expect(await save('queue-1', 'first')).toMatchObject({ id, notes: 'second' })
    await browser.post(`/api/pathways/${id}/remove`)
    for (const [key, notes] of [
      ['queue-1', 'first'],
      ['queue-2', 'second'],
    ] as const)
      expect(await save(key, notes)).toMatchObject({ id, status: 'identified', notes: null })
  })

  it('are saved with one of several bodies that come with the same key at once', async () => {
    const options = ['health-center-visit', 'retail-clinic']
    const answers = await Promise.all(
      [...options, ...options].map((option) => browser.post('/api/pathways', { option }, { 'idempotency-key': 'k' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 422, 422])
  })

  it('are looked for anew no oftener than an analysis may be', async () => {
    await server.close()
    await open({ RATE_LIMIT_FACTOR: '0.05' })
    const statuses: number[] = []
    for (let each = 0; each < 4; each += 1)
      statuses.push((await browser.post('/api/pathways', { option: `none-${each}` })).statusCode)
    expect(statuses).toEqual([404, 404, 404, 429])
  })

  it('speak the reader’s language, also after it has changed', async () => {
    const spanish = { 'accept-language': 'es' }
    const { id } = await pursueFirst()
    const [inEnglish] = await mine()
    const [inSpanish] = await mine(spanish)
    expect(inSpanish!.title).not.toBe(inEnglish!.title)
    expect({ ...inSpanish, id, steps: [] }).toMatchObject({
      option: inEnglish!.option,
      copayRange: inEnglish!.copayRange,
    })
    expect(inSpanish!.steps.map(({ action }) => action).some((action) => /^(step|paso)\./.test(action))).toBe(false)
  })

  it('are nobody else’s: another person’s id answers as one that does not exist', async () => {
    const { id } = await pursueFirst()
    const { browser: stranger } = await seedBrowser(server)
    const missing = '6f1b3a52-0000-4000-8000-000000000001'
    for (const ask of [
      (each: string) => stranger.get(`/api/pathways/${each}`),
      (each: string) => stranger.patch(`/api/pathways/${each}`, { notes: 'mine now' }),
      (each: string) => stranger.post(`/api/pathways/${each}/pursue`),
      (each: string) => stranger.post(`/api/pathways/${each}/remove`),
      (each: string) => stranger.patch(`/api/pathways/${each}/steps/0`, { completed: true }),
      (each: string) => stranger.delete(`/api/pathways/${each}`),
    ]) {
      const [theirs, nobodys] = [await ask(id), await ask(missing)]
      expect([theirs.statusCode, theirs.body]).toEqual([404, nobodys.body])
    }
    expect((await mine())[0]).toMatchObject({ status: 'pursuing', notes: null })
  })
})
