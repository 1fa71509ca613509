import { describe, expect, it } from 'vitest'
import type { AssistanceProgram } from '@careway/contracts/programs/assistance-program'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import { HELP_VALUES, LIKELIHOODS } from '@careway/domain/vocabulary/help-terms'
import { PROFILE, type Browser } from '../../composition/test-support/core-server'
import { browserOf, browserWithProfile, describeHelp } from '../resources/test-support/help-server'
import { findProgramTarget, findProgramTitle } from './find-program-target'

const PATH = '/api/assistance-programs'
/** Alone, with an income under 138 percent of the guideline; Los Angeles has Medicaid for all such adults. */
const POOR = { ...PROFILE, zipCode: '90012', state: 'CA', householdSize: 1, estimatedAnnualIncome: 15_000 }

describeHelp('assistance programs', (scene) => {
  const list = async (browser: Browser, query = '', headers?: Record<string, string>) =>
    (await browser.get(`${PATH}?${query}`, headers)).json() as AssistanceProgram[]
  const one = async (browser: Browser, id: string, query = '') =>
    (await browser.get(`${PATH}/${id}?${query}`)).json() as AssistanceProgram
  const visitor = () => browserOf(scene)

  it('are all there for a visitor, undecided where an answer is missing, with what to ask', async () => {
    const programs = await list(visitor())
    expect(programs.map(({ id }) => id).toSorted()).toEqual(EVERY_PROGRAM.map(({ id }) => id).toSorted())
    const medicaid = programs.find(({ id }) => id === 'medicaid')!
    expect(medicaid.decision.likelihood).toBe('need-more-information')
    expect(medicaid.decision.questions.map(({ code }) => code)).toEqual(['income', 'state', 'household'])
    expect(medicaid.decision.questions.every(({ text }) => text.length > 10)).toBe(true)
    expect(medicaid.office).toBeNull()
  })

  it('come the likeliest first, then by what they are worth', async () => {
    for (const browser of [visitor(), await browserWithProfile(scene, POOR)]) {
      const programs = await list(browser, 'zipCode=90012')
      const places = programs.map(({ decision, value }) => [
        LIKELIHOODS.indexOf(decision.likelihood),
        HELP_VALUES.indexOf(value),
      ])
      const sorted = places.toSorted(([a, b], [c, d]) => a! - c! || b! - d!)
      expect(places).toEqual(sorted)
    }
  })

  it('leave out those of other states', async () => {
    const inTexas = (await list(visitor(), 'zipCode=78701')).map(({ id }) => id)
    const others = EVERY_PROGRAM.filter(({ states }) => states && !states.includes('TX')).map(({ id }) => id)
    expect(inTexas.filter((id) => others.includes(id))).toEqual([])
    expect(inTexas.length).toBe(EVERY_PROGRAM.length - others.length)
  })

  it('are decided from the one profile: by its lines, with the number, the source and the day', async () => {
    const browser = await browserWithProfile(scene, POOR)
    const medicaid = await one(browser, 'medicaid')
    expect(medicaid.decision.likelihood).toBe('likely')
    const [finding] = medicaid.decision.findings
    expect(finding).toMatchObject({ outcome: 'met', unit: 'percent-of-poverty', threshold: 138 })
    expect(finding!.number).toBeGreaterThan(80)
    expect(finding!.text).toContain(`${finding!.number}`)
    expect(finding!.source.title).not.toBe('')
    expect(finding!.effectiveDate).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(medicaid.eligibilityIncome).toBe(
      'Up to $22,024.80 a year for 1 in your household (138% of the poverty level)',
    )
    expect(medicaid.office).toMatchObject({ name: 'Medi-Cal' })
  })

  it('let a ZIP code stand for the place of the profile', async () => {
    const browser = await browserWithProfile(scene, POOR)
    expect((await one(browser, 'medicaid', 'zipCode=78701')).decision.likelihood).not.toBe('likely')
    expect((await one(browser, 'medicaid')).decision.likelihood).toBe('likely')
  })

  it('are each person’s own: nothing of one profile is in another’s answer', async () => {
    const poor = await browserWithProfile(scene, POOR)
    const rich = await browserWithProfile(scene, { ...POOR, estimatedAnnualIncome: 150_000 })
    expect((await one(poor, 'medicaid')).decision.likelihood).toBe('likely')
    expect((await one(rich, 'medicaid')).decision.likelihood).toBe('unlikely')
    expect((await one(visitor(), 'medicaid')).decision.likelihood).toBe('need-more-information')
  })

  it('take the circumstances of the profile', async () => {
    const asked = EVERY_PROGRAM.find(({ conditions }) =>
      conditions.some((each) => each.kind === 'circumstance' && each.anyOf.length === 1 && each.anyOf[0] === 'veteran'),
    )!
    const browser = await browserWithProfile(scene, POOR)
    const question = 'circumstance.veteran'
    const codes = async () => (await one(browser, asked.id)).decision.questions.map(({ code }) => code)
    expect(await codes()).toContain(question)
    await browser.patch('/api/profile', { circumstances: { veteran: false } })
    expect((await one(browser, asked.id)).decision.likelihood).toBe('unlikely')
    await browser.patch('/api/profile', { circumstances: { veteran: true } })
    expect((await one(browser, asked.id)).decision.likelihood).not.toBe('unlikely')
    expect(await codes()).not.toContain(question)
  })

  it('are narrowed by type and likelihood, and searched in the language of the caller', async () => {
    const all = await list(visitor())
    for (const type of ['insurance', 'prescription', 'financial'])
      expect((await list(visitor(), `type=${type}`)).map(({ id }) => id)).toEqual(
        all.filter((each) => each.type === type).map(({ id }) => id),
      )
    for (const likelihood of LIKELIHOODS)
      expect(await list(visitor(), `likelihood=${likelihood}`)).toHaveLength(
        all.filter((each) => each.decision.likelihood === likelihood).length,
      )
    const spanish = await list(visitor(), 'search=atención medica', { 'accept-language': 'es' })
    expect(spanish.length).toBeGreaterThan(0)
    expect(await list(visitor(), 'search=atención medica', { 'accept-language': 'en' })).toEqual([])
    expect((await list(visitor(), 'search=MEDICAID')).map(({ id }) => id)).toContain('medicaid')
  })

  it('speak the language of the caller, every one of them, and leave no message missing', async () => {
    const [english, spanish] = [await list(visitor()), await list(visitor(), '', { 'accept-language': 'es' })]
    const told = new Map(spanish.map((each) => [each.id, each]))
    const same = english.filter(
      ({ id, description, eligibilityRequirements }) =>
        told.get(id)?.description === description || told.get(id)?.eligibilityRequirements === eligibilityRequirements,
    )
    expect(same.map(({ id }) => id)).toEqual([])
    expect(scene.server.lines.filter((line) => line.includes('message is missing'))).toEqual([])
  })

  describe('refuse', () => {
    it.each(['zipCode=00000', 'zipCode=x', 'type=nonsense', 'likelihood=sure', 'nonsense=1', 'search=%00'])(
      '%s',
      async (query) => {
        const answer = await visitor().get(`${PATH}?${query}`)
        expect([answer.statusCode, answer.json().code]).toEqual([
          400,
          query === 'zipCode=00000' ? 'unknown_zip_code' : 'validation_failed',
        ])
      },
    )

    it('a search of 20,000 characters; one of signs alone finds nothing', async () => {
      expect((await visitor().get(`${PATH}?search=${'a'.repeat(20_000)}`)).statusCode).toBe(400)
      for (const search of ['%', '_', "'", '" \\ --'])
        expect(await list(visitor(), `search=${encodeURIComponent(search)}`)).toEqual([])
    })

    it('what is not there', async () => {
      expect((await visitor().get(`${PATH}/nobody`)).json().code).toBe('not_found')
      expect((await visitor().get(`${PATH}/988`)).json().code).toBe('not_found')
      expect((await visitor().get(`${PATH}/medicaid?zipCode=00000`)).json().code).toBe('unknown_zip_code')
    })
  })

  it('can be kept as they are now for the person’s state, and named', async () => {
    const caller = { sessionId: 'x', user: { id: '6f1b3a52-0000-4000-8000-000000000001' } } as never
    expect(await findProgramTarget(scene.parts, caller, 'medicaid')).toMatchObject({
      title: 'Medicaid',
      snapshot: { name: 'Medicaid', website: 'https://www.medicaid.gov', lastChecked: expect.any(String) },
    })
    expect(await findProgramTarget(scene.parts, caller, 'nobody')).toBeUndefined()
    expect(findProgramTitle('medicaid')).toBe('Medicaid')
    expect(findProgramTitle('nobody')).toBeUndefined()
  })
})
