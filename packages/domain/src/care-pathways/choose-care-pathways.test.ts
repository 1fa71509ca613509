import { describe, expect, it } from 'vitest'
import type { CarePathwayFacts } from './care-pathway'
import cases from './choose-care-pathways.cases.json'
import { AS_OF, factsOf, noPlaces, somePlaces } from './choose-care-pathways.fixture'
import { chooseCarePathways } from './choose-care-pathways'

const choose = (changes: Partial<CarePathwayFacts>) => chooseCarePathways(factsOf(changes), noPlaces, AS_OF)
const optionsOf = (changes: Partial<CarePathwayFacts>) => choose(changes).map(({ option }) => option)

describe('golden cases', () => {
  it.each(cases)('$name', ({ given, expect: expected }) => {
    const pathways = choose(given as Partial<CarePathwayFacts>)
    const options = pathways.map(({ option }) => option)
    expect(options[0]).toBe(expected.first)
    expect(options).toEqual(expect.arrayContaining(expected.includes))
    expect(options.filter((option) => expected.excludes.includes(option as never))).toEqual([])
    if (expected.firstCopayHighCents !== undefined)
      expect(pathways[0]!.cost.copay.high).toBe(expected.firstCopayHighCents)
  })
})

describe('places', () => {
  it('names the nearest on file with its distance and phone', () => {
    const [first] = chooseCarePathways(factsOf(), somePlaces, AS_OF)
    expect(first!.place?.name).toBe('First Center')
    expect(first!.finder).toBeUndefined()
    expect(first!.steps[0]).toEqual({
      code: 'call-health-center',
      params: { placeName: 'First Center', phone: '5125550100' },
      required: true,
    })
  })

  it('keeps a children’s hospital for children', () => {
    const nameFor = (age: number) =>
      chooseCarePathways(factsOf({ need: 'emergency', age }), somePlaces, AS_OF)[0]!.place?.name
    expect(nameFor(40)).toBe('First Hospital')
    expect(nameFor(8)).toBe('Children’s')
  })

  it('links the official finder where no place is on file', () => {
    const [first] = choose({})
    expect(first!.place).toBeUndefined()
    expect(first!.finder?.url).toBe('https://findahealthcenter.hrsa.gov')
  })
})

describe('circumstances', () => {
  it('brings rides to people without transport, through Medicaid where they have it', () => {
    const codes = (status: CarePathwayFacts['insuranceStatus']) =>
      choose({ insuranceStatus: status, hasTransportation: false }).flatMap(({ steps }) =>
        steps.map(({ code }) => code),
      )
    expect(codes('medicaid')).toContain('arrange-medicaid-ride')
    expect(codes('private')).toContain('ask-local-ride')
    expect(codes('private')).not.toContain('arrange-medicaid-ride')
  })

  it('brings an interpreter to people who speak another language, never to a 911 call', () => {
    const pathways = choose({ languagePreference: 'somali', need: 'emergency' })
    const withInterpreter = pathways.filter(({ steps }) => steps.some(({ code }) => code === 'ask-interpreter'))
    expect(withInterpreter.map(({ option }) => option)).toContain('health-center-visit')
    expect(withInterpreter.map(({ option }) => option)).not.toContain('call-911')
  })

  it('asks for the income it does not know and keeps the range wide', () => {
    const [first] = choose({ financialSituation: 'low' })
    expect(first!.reasons.map(({ code }) => code)).toContain('income-unknown-low')
    expect(first!.cost.copay).toEqual({ low: 0, high: first!.cost.estimated.high })
  })

  it('never gives the person’s own words back', () => {
    const words = 'zzyzx tooth quxonly'
    expect(JSON.stringify(choose({ specificNeed: words }))).not.toMatch(/zzyzx|quxonly/)
  })

  it('shows an emergency room for a routine need only as a safety net', () => {
    const options = optionsOf({ insuranceStatus: 'private' })
    expect(options.at(-1)).toBe('emergency-safety-net')
    expect(options).not.toContain('emergency-room')
  })

  it('puts 988 first in an urgent mental health need, and on the list in every one', () => {
    expect(optionsOf({ need: 'mental_health', urgency: 'immediate' })[0]).toBe('crisis-988')
    expect(optionsOf({ need: 'mental_health' })).toContain('crisis-988')
  })

  it('recommends a plan with a credit while sign-up is open, and only then', () => {
    const typeOn = (asOf: '2026-11-21' | '2027-02-01') =>
      chooseCarePathways(factsOf({ annualIncomeCents: 2_500_000 }), noPlaces, asOf).find(
        ({ option }) => option === 'marketplace-plan',
      )!.type
    expect(typeOn('2026-11-21')).toBe('primary')
    expect(typeOn('2027-02-01')).toBe('community')
  })

  it('names no phone for a marketplace whose phone is not confirmed', () => {
    const steps = (state: 'GA' | 'TX') =>
      choose({ state, annualIncomeCents: 2_500_000 })
        .find(({ option }) => option === 'marketplace-plan')!
        .steps.map(({ code }) => code)
    expect(steps('GA')).toContain('apply-marketplace-online')
    expect(steps('TX')).toContain('apply-marketplace')
  })

  it('lets a high deductible reach the whole price of an emergency', () => {
    const copay = (insurancePlan: string) =>
      choose({ need: 'emergency', insuranceStatus: 'private', insurancePlan })[0]!.cost.copay.high
    expect(copay('HDHP')).toBeGreaterThan(copay('PPO'))
  })

  it('speaks of Medicare to people of 64 without insurance, and not at 63', () => {
    const codes = (age: number) => choose({ age }).flatMap(({ reasons }) => reasons.map(({ code }) => code))
    expect(codes(64)).toContain('medicare-soon')
    expect(codes(63)).not.toContain('medicare-soon')
    expect(codes(65)).toContain('senior-without-medicare')
  })

  it('puts cover second for a pregnant person without insurance', () => {
    const options = optionsOf({ specificNeed: 'pregnant', annualIncomeCents: 1_915_200 })
    expect(options.slice(0, 2)).toEqual(['prenatal-care', 'apply-for-medicaid'])
  })

  it('charges private members nothing for prenatal visits in the network', () => {
    expect(choose({ specificNeed: 'embarazada', insuranceStatus: 'private' })[0]!.cost.copay.high).toBe(0)
  })

  it('puts 988 right after 911 when the emergency is a wish to die', () => {
    expect(optionsOf({ need: 'emergency', specificNeed: 'I want to die' }).slice(0, 2)).toEqual([
      'call-911',
      'crisis-988',
    ])
  })

  it('speaks of open enrollment by the day', () => {
    const reasonsOn = (asOf: '2026-11-21' | '2027-02-01') =>
      chooseCarePathways(factsOf({ annualIncomeCents: 2_500_000 }), noPlaces, asOf)
        .find(({ option }) => option === 'marketplace-plan')!
        .reasons.map(({ code }) => code)
    expect(reasonsOn('2026-11-21')).toContain('open-enrollment-now')
    expect(reasonsOn('2027-02-01')).toContain('open-enrollment-closed')
  })
})
