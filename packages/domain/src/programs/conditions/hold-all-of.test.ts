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

const DOUBLE: ProgramCondition = { kind: 'income-at-most', percentOfPoverty: 200 }
const BILL: ProgramCondition = { kind: 'circumstance', anyOf: ['hospital_bill', 'surprise_bill'] }

describe('a way in that asks several things', () => {
  const TEXAS: ProgramCondition = { kind: 'state', anyOf: ['TX'] }
  const texan: ProgramCondition = { kind: 'all-of', ways: [TEXAS, DOUBLE], source: { title: 'The state’s own page' } }
  const ways: ProgramCondition = { kind: 'any-of', ways: [texan, BILL] }
  const poor = { annualIncomeCents: 0, householdSize: 1, state: 'TX' } as const
  const rich = { ...poor, annualIncomeCents: dollars(90_000) }

  it('is met where all hold, and shows each line by the way’s own source', () => {
    const { likelihood, findings, questions } = decide(poor, ways)
    expect({ likelihood, questions }).toEqual({ likelihood: 'likely', questions: [] })
    expect(findings.map(({ rule, source, params }) => [rule, source.title, params['way']])).toEqual([
      ['programs.state', 'The state’s own page', 1],
      ['programs.income-at-most', 'The state’s own page', 1],
    ])
  })

  it('is closed by one that does not hold, and asks nothing more', () => {
    expect(decide({ annualIncomeCents: dollars(90_000), householdSize: 1 }, texan)).toMatchObject({
      likelihood: 'unlikely',
      questions: [],
    })
    expect(decide(rich, ways).questions).toEqual(['circumstance.hospital_bill', 'circumstance.surprise_bill'])
    expect(decide(rich, ways).findings.map(({ rule, outcome }) => [rule, outcome])).toEqual([
      ['programs.any-of', 'unknown'],
      ['programs.all-of', 'not-met'],
      ['programs.state', 'met'],
      ['programs.income-at-most', 'not-met'],
      ['programs.circumstance', 'unknown'],
    ])
  })

  it('is open where nothing closes it and something was not said', () => {
    expect(decide({ state: 'TX' }, texan)).toMatchObject({
      likelihood: 'need-more-information',
      questions: ['income', 'household'],
    })
  })

  it('is maybe by one part, or by itself', () => {
    const loose: ProgramCondition = { kind: 'all-of', ways: [TEXAS, { ...DOUBLE, isGuide: true }] }
    expect(decide(poor, loose).likelihood).toBe('maybe')
    expect(decide(poor, { ...texan, isGuide: true }).likelihood).toBe('maybe')
  })

  it('of another state is not shown', () => {
    const { findings } = decide({ ...poor, state: 'OR' }, ways)
    expect(findings.map(({ rule }) => rule)).toEqual(['programs.any-of', 'programs.circumstance'])
  })
})
