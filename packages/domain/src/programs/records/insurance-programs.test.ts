import { describe, expect, it } from 'vitest'
import { marketplaceOf } from '../../marketplace/marketplace'
import { medicareSavingsPercents } from '../../medicare/medicare-savings.parameters'
import { US_STATES, type UsState } from '../../vocabulary/us-state'
import type { HelpContact, ProgramCondition } from '../program'
import { INSURANCE_PROGRAMS } from './insurance-programs'
import { CHIP_OFFICES, MARKETPLACE_OFFICES, MEDICAID_OFFICES, SHIP_OFFICES, SPAP_BY_STATE } from './state-offices'

const ids = INSURANCE_PROGRAMS.map(({ id }) => id)
const recordOf = (id: string) => INSURANCE_PROGRAMS.find((each) => each.id === id)!

const officesOf = (name: string, offices: Readonly<Partial<Record<UsState, HelpContact>>> = {}) =>
  Object.entries(offices).map(([state, each]) => [`${name} in ${state}`, each] as const)

const contacts: readonly (readonly [string, HelpContact])[] = [
  ...INSURANCE_PROGRAMS.flatMap(({ id, contact, contactIn }) => [[id, contact] as const, ...officesOf(id, contactIn)]),
  ...officesOf('SPAP', SPAP_BY_STATE),
]

describe('insurance programs', () => {
  it('have ids of their own', () => {
    expect(ids).toHaveLength(22)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('are of one type', () =>
    expect(new Set(INSURANCE_PROGRAMS.map(({ type }) => type))).toEqual(new Set(['insurance'])))

  it('can be reached as written', () => {
    const numbers = contacts.flatMap(([name, { phone, tty, textNumber }]) =>
      [phone, tty, textNumber].flatMap((number) => (number === undefined ? [] : [`${name}: ${number}`])),
    )
    expect(numbers.length).toBeGreaterThan(200)
    expect(numbers.filter((each) => !/: ([2-9]\d{9}|\d{3})$/.test(each))).toEqual([])
    const sites = contacts.flatMap(([name, { website }]) => (website ? [`${name}: ${website}`] : []))
    expect(sites.filter((each) => !/: https:\/\/\S+$/.test(each))).toEqual([])
  })

  it('can each be reached by phone or online', () =>
    expect(INSURANCE_PROGRAMS.filter(({ contact }) => !contact.phone && !contact.website)).toEqual([]))

  it('say where each line is from, with its year', () => {
    const sources = INSURANCE_PROGRAMS.flatMap(({ id, sources: all }) => all.map((source) => ({ id, ...source })))
    expect(sources.filter(({ title, asOf }) => !title || !asOf)).toEqual([])
    expect(sources.filter(({ url }) => url !== undefined && !url.startsWith('https://'))).toEqual([])
  })
})

describe('the Medicare Savings Programs', () => {
  const percents = medicareSavingsPercents.on('2026-11-21')
  const ownLimitsOf = (conditions: readonly ProgramCondition[]) =>
    conditions.flatMap((each) => (each.kind === 'medicare-savings' ? Object.entries(each.limitsIn ?? {}) : []))

  it.each(['qmb', 'slmb', 'qi'] as const)('%s: no state’s own limits let in fewer than federal law', (level) => {
    const all = ownLimitsOf(recordOf(level).conditions)
    expect(all.map(([state]) => state)).toEqual(['CT', 'DC', 'IN', 'ME', 'MA', 'NY', 'VT', 'WA'])
    for (const [state, { qmb = 0, slmb, qi }] of all) {
      expect([state, Math.max(qmb, slmb ?? 0, qi ?? 0) >= percents.qi]).toEqual([state, true])
      expect([state, qmb > percents.qmb, (slmb ?? qmb) >= percents.slmb]).toEqual([state, true, true])
      expect([state, qmb < (slmb ?? 301), (slmb ?? qmb) < (qi ?? 301)]).toEqual([state, true, true])
    }
  })
})

describe('the offices of the states', () => {
  const everyState = [...US_STATES].sort()

  it.each([
    ['Medicaid', MEDICAID_OFFICES],
    ['CHIP', CHIP_OFFICES],
    ['SHIP', SHIP_OFFICES],
  ])('%s has one in each', (_, offices) => {
    expect(Object.keys(offices).sort()).toEqual(everyState)
    expect(Object.values(offices).filter(({ name, phone, website }) => !name || !phone || !website)).toEqual([])
  })

  it('each SHIP has a phone of its own', () =>
    expect(new Set(Object.values(SHIP_OFFICES).map(({ phone }) => phone)).size).toBe(everyState.length))

  it('names the marketplaces that states run themselves, as the rules of the marketplace do', () => {
    const own = US_STATES.filter((state) => marketplaceOf(state, '2026-11-21').name !== 'HealthCare.gov')
    expect(Object.keys(MARKETPLACE_OFFICES).sort()).toEqual([...own].sort())
    expect(MARKETPLACE_OFFICES.CA).toEqual({
      name: 'Covered California',
      phone: '8003001506',
      website: 'https://www.coveredca.com',
    })
  })

  it('are shown on the records they serve', () => {
    expect(recordOf('medicaid').contactIn?.TX?.phone).toBe('8003358957')
    expect(recordOf('chip').contactIn?.NV?.name).toBe('Nevada Check Up')
    expect(recordOf('ship').contactIn?.CA).toMatchObject({ name: 'HICAP', phone: '8004340222' })
    expect(recordOf('aca-marketplace').contactIn?.TX).toBeUndefined()
    expect(recordOf('basic-health-program').contactIn?.NY).toEqual({
      name: 'Essential Plan',
      phone: '8553555777',
      website: 'https://nystateofhealth.ny.gov',
    })
    expect(recordOf('basic-health-program').contactIn?.OR).toMatchObject({ name: 'OHP Bridge', phone: '8006999075' })
  })
})
