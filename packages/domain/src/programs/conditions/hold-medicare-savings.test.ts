import { describe, expect, it } from 'vitest'
import { dollars } from '../../kernel/cents'
import { decideHelp } from '../decide-help'
import type { ProgramCondition, ProgramFacts } from '../program'

const SOURCE = { title: 'The fund’s own page', url: 'https://example.org', asOf: '2026' }
const decide = (given: Partial<ProgramFacts>, ...conditions: readonly ProgramCondition[]) =>
  decideHelp(
    { conditions, verification: 'verified', sources: [SOURCE], checkedOn: '2026-11-21' },
    { asOf: '2026-11-21', circumstances: {}, ...given },
  )

describe('the Medicare Savings Programs', () => {
  const likelihoods = (given: Partial<ProgramFacts>) =>
    (['qmb', 'slmb', 'qi'] as const).map((level) => decide(given, { kind: 'medicare-savings', level }).likelihood)
  const one = { insuranceStatus: 'medicare', householdSize: 1, state: 'TX' } as const

  it('are met at the one level that income allows, $20 a month left out', () => {
    // 100, 120 and 135 percent of $15,960, and $240.
    expect(likelihoods({ ...one, annualIncomeCents: dollars(16_200) })).toEqual(['likely', 'unlikely', 'unlikely'])
    expect(likelihoods({ ...one, annualIncomeCents: dollars(16_200) + 1 })).toEqual(['unlikely', 'likely', 'unlikely'])
    expect(likelihoods({ ...one, annualIncomeCents: dollars(19_392) })).toEqual(['unlikely', 'likely', 'unlikely'])
    expect(likelihoods({ ...one, annualIncomeCents: dollars(21_786) })).toEqual(['unlikely', 'unlikely', 'likely'])
    expect(likelihoods({ ...one, annualIncomeCents: dollars(21_786) + 1 })).toEqual(Array(3).fill('unlikely'))
  })

  it('go by the state’s own limits, and by these alone are maybe', () => {
    const limitsIn = { NY: { qmb: 138, qi: 186, source: { title: 'New York' } } }
    const inNewYork = (income: number, state: 'NY' | 'TX' | undefined = 'NY') =>
      (['qmb', 'slmb', 'qi'] as const).map(
        (level) =>
          decide(
            { insuranceStatus: 'medicare', householdSize: 1, annualIncomeCents: income, ...(state && { state }) },
            { kind: 'medicare-savings', level, limitsIn },
          ).likelihood,
      )
    // 138 and 186 percent of $15,960, and $240.
    expect(inNewYork(dollars(16_200))).toEqual(['likely', 'unlikely', 'unlikely'])
    expect(inNewYork(2_226_480)).toEqual(['maybe', 'unlikely', 'unlikely'])
    expect(inNewYork(2_226_481)).toEqual(['unlikely', 'unlikely', 'maybe'])
    expect(inNewYork(2_992_560)).toEqual(['unlikely', 'unlikely', 'maybe'])
    expect(inNewYork(2_992_561)).toEqual(Array(3).fill('unlikely'))
    expect(inNewYork(2_226_480, 'TX')).toEqual(Array(3).fill('unlikely'))
    expect(
      decide({ ...one, state: 'NY', annualIncomeCents: 0 }, { kind: 'medicare-savings', level: 'qmb', limitsIn })
        .findings[0],
    ).toMatchObject({ threshold: 138, source: { title: 'New York' } })
  })

  it('ask for the state where another one’s limits could matter', () => {
    const limitsIn = { NY: { qmb: 138, qi: 186, source: { title: 'New York' } } }
    const unplaced = { insuranceStatus: 'medicare', householdSize: 1, annualIncomeCents: 2_900_000 } as const
    expect(decide(unplaced, { kind: 'medicare-savings', level: 'qi', limitsIn }).questions).toEqual(['state'])
  })

  it('say why a level is closed, and ask for what is missing', () => {
    const qi: ProgramCondition = { kind: 'medicare-savings', level: 'qi' }
    expect(decide({ ...one, annualIncomeCents: 0 }, qi).findings[0]).toMatchObject({
      rule: 'medicare.qi',
      threshold: 135,
      outcome: 'not-met',
      params: { level: 'qmb' },
    })
    expect(decide({ insuranceStatus: 'medicare' }, qi).questions).toEqual(['income', 'household'])
    expect(decide({ insuranceStatus: 'uninsured', householdSize: 1 }, qi).likelihood).toBe('unlikely')
    expect(
      decide({ insuranceStatus: 'medicare', householdSize: 1, annualIncomeCents: dollars(23_000) }, qi).questions,
    ).toEqual(['state'])
  })
})
