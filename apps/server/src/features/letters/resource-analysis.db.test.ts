import { expect, it } from 'vitest'
import { PROFILE } from '../../composition/test-support/core-server'
import { seedResources, type SampleResource } from '../resources/test-support/resources-on-file'
import { ANALYSIS, ask, describeLetters, somebody } from './test-support/letters-server'

/** Alone in Los Angeles, with an income under 138 percent of the guideline. */
const POOR = { ...PROFILE, zipCode: '90012', state: 'CA', householdSize: 1, estimatedAnnualIncome: 15_000 }
/** Where the tests' ZIP code 90012 lies. */
const ride = (id: string): SampleResource => ({ id, at: [39.11, -94.63], state: 'CA', zipCode: '90012' })
const RIDES = 'I need a ride to my appointments and I cannot afford my insulin'

describeLetters('resource analysis', (scene) => {
  const poorBrowser = async () => {
    const browser = await somebody(scene)
    await browser.post('/api/profile', POOR)
    return browser
  }

  it('says which programs fit, why and in what order, from the records alone', async () => {
    const answer = await ask(await poorBrowser(), ANALYSIS, { context: 'I have no insurance and cannot pay for care' })
    const [plan] = answer.documents
    expect(answer.documents).toHaveLength(1)
    expect(plan!.content).toMatch(/1\. Medicaid/)
    expect(plan!.content).toContain('138%')
    expect(plan!.content).toContain('What to do:')
    expect(plan!.content).toContain('Have ready:')
    expect(plan!.content).toContain('Last checked')
    expect(answer.response).toContain('Medicaid')
    expect(answer.sources.length).toBeGreaterThan(1)
    expect(answer).toMatchObject({ letterKind: null, engine: 'embedded', language: 'en', deadlines: [], safety: null })
    expect(`${plan!.content}${answer.response}`).not.toMatch(/{{|undefined|NaN|null/)
  })

  it('counts the places near the ZIP code of the profile, or says that none are on file', async () => {
    const without = await ask(await poorBrowser(), ANALYSIS, { context: RIDES })
    expect(without.response).toContain('We have no directory of local places for ZIP 90012 yet.')
    await seedResources(scene.database.orm, [ride('a'), ride('b')])
    const answer = await ask(await poorBrowser(), ANALYSIS, { context: RIDES })
    expect(answer.response).toContain('Rides: 2 places within 25 miles of Los Angeles, 90012')
    await seedResources(scene.database.orm, [])
  })

  it('hears the kinds of help that the text names, and leads to them', async () => {
    const answer = await ask(await poorBrowser(), ANALYSIS, { context: RIDES })
    const hrefs = answer.recommendedActions.map(({ href }) => href)
    expect(hrefs).toEqual(expect.arrayContaining(['/resources?type=transportation', '/resources?type=financial_aid']))
    expect(hrefs.every((href) => /^(?:tel:|\/resources\?type=)/.test(href))).toBe(true)
    expect(answer.documents[0]!.content).toContain('Paying for insulin')
    expect(answer.recommendedActions[0]).toMatchObject({ id: 'call-medicaid', href: 'tel:+18005415555' })
    const debt = await ask(await poorBrowser(), ANALYSIS, { context: 'A debt collector wants my hospital bill' })
    expect(debt.response).toContain('Answer a debt collector')
    expect(debt.recommendedActions.map(({ href }) => href)).toContain('/letters?kind=debt_validation')
    const legal = await ask(await poorBrowser(), ANALYSIS, { context: 'Necesito un abogado y un intérprete' })
    expect(legal.recommendedActions.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/resources?type=legal_aid', '/resources?type=interpreter']),
    )
  })

  it('offers a line about pregnancy only where text or profile tells of one', async () => {
    const lines = async (context: string, profile: object = POOR) => {
      const browser = await somebody(scene)
      await browser.post('/api/profile', profile)
      return (await ask(browser, ANALYSIS, { context })).documents[0]!.content
    }
    const members = [{ relationship: 'self', age: 30, pregnant: true }]
    expect(await lines('I have no insurance')).not.toContain('MotherToBaby')
    expect(await lines('help')).not.toContain('MotherToBaby')
    expect(await lines('I am pregnant and have no insurance')).toContain('MotherToBaby')
    expect(await lines('I have no insurance', { ...POOR, householdMembers: members })).toContain('MotherToBaby')
  })

  it('works without a profile, and says what is missing', async () => {
    const answer = await ask(await somebody(scene), ANALYSIS, { context: 'I need help with food' })
    expect(answer.response).toContain('Add your ZIP code')
    expect(answer.documents[0]!.content).toContain('What decides it:')
    expect(answer.questions.map(({ field }) => field)).toContain('annualIncomeCents')
  })

  it('reads as sentences that a patient can follow', async () => {
    const browser = await poorBrowser()
    const ofNothing = await ask(browser, ANALYSIS, { context: 'help' })
    expect(ofNothing.response).toMatch(/^You did not name one kind of help/)
    expect(ofNothing.response).not.toContain('What you asked about')
    expect(ofNothing.response).toContain('Medicine Assistance Tool: Anyone can use it.')
    const insulin = await ask(browser, ANALYSIS, { context: 'I cannot afford my insulin' })
    expect(insulin.response).toContain('Insulin Value Program: You likely qualify. In your favor: The insurance you')
    expect(insulin.response).toContain('GetInsulin.org: You likely qualify. In your favor: Uses insulin.')
    expect(insulin.response).toContain('Medicaid: You likely qualify. Medicaid for adults up to 138%')
    expect(insulin.response).not.toContain('A certain situation')
    const lines = insulin.response.split('\n').filter((line) => line.startsWith('- ') && line.includes('qualify'))
    expect(lines.filter((line) => !/[.!?]$/.test(line))).toEqual([])
  })

  it('names a line once whose name is its number, and offers no medicine finder for a lawyer', async () => {
    const browser = await somebody(scene)
    const labels = async (context: string, targetLanguage?: string) =>
      (await ask(browser, ANALYSIS, { context, ...(targetLanguage && { targetLanguage }) })).recommendedActions.map(
        ({ label }) => label,
      )
    expect(await labels('I need help with food')).toContain('Call 211')
    expect(await labels('I need an interpreter')).toEqual(
      expect.arrayContaining(['Call 711 relay and video relay', expect.stringMatching(/hospital: call \(800\)/)]),
    )
    expect(await labels('Me llegó una factura del hospital', 'es')).toContain('Llamar al 211')
    const legal = await ask(browser, ANALYSIS, { context: 'A landlord is suing me and I need a lawyer' })
    expect(legal.response).toContain('We know of no program for this.')
    expect(legal.documents[0]!.content).not.toMatch(/NeedyMeds|Breast/)
  })

  it('offers rent help and no travel grant to who faces eviction', async () => {
    const evicted = await ask(await somebody(scene), ANALYSIS, { context: 'I face eviction and need a lawyer' })
    expect(evicted.response).toContain('Legal help\n- A place to live or stay')
    expect(evicted.documents[0]!.content).toContain('211')
    expect(evicted.documents[0]!.content).not.toMatch(/NeedyMeds|Living Donor/)
  })

  it('says what hangs on an answer, and does not send to the profile where no answer would help', async () => {
    const food = await ask(await somebody(scene), ANALYSIS, { context: 'I need help with food' })
    expect(food.response).toMatch(/These depend on what we don’t know [^\n]*:\n- SNAP/)
    expect(food.response).not.toContain('We know of no program')
    expect(food.documents[0]!.content).not.toContain('We know of no program')
  })

  it('speaks Spanish, marks what nobody verified, and tells of danger', async () => {
    const spanish = await ask(await poorBrowser(), ANALYSIS, { context: 'No tengo comida', targetLanguage: 'es' })
    expect(spanish.language).toBe('es')
    expect(spanish.documents[0]!.content).toContain('Plan: a quién pedir ayuda')
    const danger = await ask(await poorBrowser(), ANALYSIS, { context: 'I want to kill myself, I cannot pay my bills' })
    expect(danger.safety).toMatchObject({ level: 'urgent', crisis: 'suicide' })
    const french = await ask(await poorBrowser(), ANALYSIS, { context: RIDES, targetLanguage: 'fr' })
    expect(french).toMatchObject({ language: 'en', notices: ['english_only'] })
  })
})
