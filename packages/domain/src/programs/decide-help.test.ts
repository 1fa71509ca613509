import { describe, expect, it } from 'vitest'
import type { ProgramDecision as CoverageDecision } from '../coverage/coverage-decision'
import { completeHousehold } from '../household/complete-household'
import { dollars } from '../kernel/cents'
import { decideHelp, type HelpRules } from './decide-help'
import type { ProgramCondition, ProgramFacts } from './program'

const SOURCE = { title: 'The fund’s own page', url: 'https://example.org', asOf: '2026' }
const ruled = (...conditions: readonly ProgramCondition[]): HelpRules => ({
  conditions,
  verification: 'verified',
  sources: [SOURCE],
  checkedOn: '2026-11-21',
})
const facts = (given: Partial<ProgramFacts> = {}): ProgramFacts => ({
  asOf: '2026-11-21',
  circumstances: {},
  ...given,
})
const decide = (given: Partial<ProgramFacts>, ...conditions: readonly ProgramCondition[]) =>
  decideHelp(ruled(...conditions), facts(given))

const DOUBLE: ProgramCondition = { kind: 'income-at-most', percentOfPoverty: 200 }
const BILL: ProgramCondition = { kind: 'circumstance', anyOf: ['hospital_bill', 'surprise_bill'] }
const DISCRETION: ProgramCondition = { kind: 'discretion', code: 'decided-case-by-case' }

describe('what decides', () => {
  it('is nothing where there is no condition', () => expect(decide({}).likelihood).toBe('likely'))

  it('puts a line not met before what nobody said, and asks nothing more', () => {
    expect(decide({ age: 40 }, { kind: 'age', from: 65 }, DOUBLE, DISCRETION)).toMatchObject({
      likelihood: 'unlikely',
      questions: [],
    })
  })

  it('puts what nobody said before discretion', () => {
    expect(decide({}, DISCRETION, DOUBLE, BILL)).toMatchObject({
      likelihood: 'need-more-information',
      questions: ['income', 'household', 'circumstance.hospital_bill', 'circumstance.surprise_bill'],
    })
  })

  it('is never more than maybe by discretion, by a guide or by a record nobody verified', () => {
    const poor = { annualIncomeCents: 0, householdSize: 1, state: 'TX' } as const
    expect(decide(poor, DOUBLE).likelihood).toBe('likely')
    expect(decide(poor, DOUBLE, DISCRETION).likelihood).toBe('maybe')
    expect(decide(poor, { ...DOUBLE, isGuide: true }).likelihood).toBe('maybe')
    expect(decideHelp({ ...ruled(DOUBLE), verification: 'unverified' }, facts(poor)).likelihood).toBe('maybe')
    expect(decide({ ...poor, annualIncomeCents: dollars(90_000) }, { ...DOUBLE, isGuide: true }).likelihood).toBe(
      'unlikely',
    )
  })

  it('is the state where a record serves some states only', () => {
    const western: HelpRules = { ...ruled(), states: ['CA', 'OR'] }
    expect(decideHelp(western, facts({ state: 'OR' })).likelihood).toBe('likely')
    expect(decideHelp(western, facts({ state: 'TX' })).likelihood).toBe('unlikely')
    expect(decideHelp(western, facts()).questions).toEqual(['state'])
  })
})

describe('income', () => {
  it('is held against the guideline of size and state to the cent', () => {
    // 2026: $15,960 + $5,680 for each further person; Alaska $19,950 + $7,100.
    const three = { householdSize: 3, state: 'TX' } as const
    expect(decide({ ...three, annualIncomeCents: 5_464_000 }, DOUBLE)).toEqual({
      likelihood: 'likely',
      questions: [],
      findings: [
        {
          rule: 'programs.income-at-most',
          unit: 'percent-of-poverty',
          threshold: 200,
          number: 200,
          source: SOURCE,
          effectiveFrom: '2026-01-13',
          outcome: 'met',
          params: { percent: 200, limitCents: 5_464_000, incomeCents: 5_464_000, householdSize: 3 },
        },
      ],
    })
    const above = decide({ ...three, annualIncomeCents: 5_464_001 }, DOUBLE)
    expect(above.likelihood).toBe('unlikely')
    expect(above.findings[0]!.number).toBeGreaterThan(200)
    expect(decide({ ...three, state: 'AK', annualIncomeCents: 6_830_000 }, DOUBLE).likelihood).toBe('likely')
  })

  it('asks for the state only where it could matter', () => {
    const one = (income: number) => decide({ householdSize: 1, annualIncomeCents: dollars(income) }, DOUBLE)
    expect(one(31_920).likelihood).toBe('likely')
    expect(one(31_921)).toMatchObject({ likelihood: 'need-more-information', questions: ['state'] })
    expect(one(39_901).likelihood).toBe('unlikely')
  })

  it('asks for the household only where it could matter', () => {
    const some = (income: number) => decide({ state: 'TX', annualIncomeCents: dollars(income) }, DOUBLE)
    expect(some(31_920).likelihood).toBe('likely')
    expect(some(31_921)).toMatchObject({ likelihood: 'need-more-information', questions: ['household'] })
  })

  it('by a list takes the last figure for larger households', () => {
    const listed: ProgramCondition = { kind: 'income-at-most', annualCents: [dollars(20_000), dollars(30_000)] }
    expect(decide({ householdSize: 5, annualIncomeCents: dollars(30_000) }, listed).likelihood).toBe('likely')
    expect(decide({ householdSize: 1, annualIncomeCents: dollars(20_000) + 1 }, listed).findings[0]).toMatchObject({
      rule: 'programs.yearly-income-at-most',
      unit: 'cents',
      threshold: dollars(20_000),
      number: 2_000_001,
      outcome: 'not-met',
    })
    expect(decide({ annualIncomeCents: dollars(25_000) }, listed).questions).toEqual(['household'])
    expect(decide({}, { kind: 'income-at-most', annualCents: [dollars(20_000)] }).questions).toEqual(['income'])
  })
})

const family = (changes: object, ...others: readonly { age: number; isPregnant?: boolean; hasMedicare?: boolean }[]) =>
  completeHousehold({ state: 'TX', magiCents: 0, members: [{ age: 30, ...changes }, ...others] })

describe('the person and the household', () => {
  it('ages count at both ends, and of anybody where it says so', () => {
    const child: ProgramCondition = { kind: 'age', to: 4, who: 'anyone' }
    const screening: ProgramCondition = { kind: 'age', from: 40, to: 64 }
    expect([39, 40, 64, 65].map((age) => decide({ age }, screening).likelihood)).toEqual([
      'unlikely',
      'likely',
      'likely',
      'unlikely',
    ])
    expect(decide({ age: 70 }, screening).findings[0]).toMatchObject({ threshold: 64, number: 70 })
    expect(decide({ age: 30, householdSize: 1 }, child).likelihood).toBe('unlikely')
    expect(decide({ age: 30, householdSize: 2 }, child).questions).toEqual(['household'])
    expect(decide({ age: 30, household: family({}, { age: 4 }) }, child).likelihood).toBe('likely')
  })

  it('pregnancy and disability are of anybody told of', () => {
    expect(decide({}, { kind: 'pregnant' }).questions).toEqual(['household'])
    expect(decide({ household: family({}, { age: 20, isPregnant: true }) }, { kind: 'pregnant' }).likelihood).toBe(
      'likely',
    )
    expect(decide({ household: family({}) }, { kind: 'disabled' }).likelihood).toBe('unlikely')
    expect(decide({ household: family({}), householdSize: 2 }, { kind: 'disabled' }).questions).toEqual(['household'])
  })

  it('Medicare is the person’s own or that of somebody told of', () => {
    const medicare: ProgramCondition = { kind: 'has-medicare' }
    expect(decide({ insuranceStatus: 'medicare' }, medicare).likelihood).toBe('likely')
    expect(decide({ household: family({}, { age: 70, hasMedicare: true }) }, medicare).likelihood).toBe('likely')
    expect(decide({ insuranceStatus: 'uninsured', householdSize: 1 }, medicare).likelihood).toBe('unlikely')
    expect(decide({ insuranceStatus: 'medicaid', householdSize: 1 }, medicare).questions).toEqual(['household'])
    expect(decide({}, medicare).questions).toEqual(['cover', 'household'])
  })

  it('takes no answer for a no', () => {
    const conditions: readonly ProgramCondition[] = [
      { kind: 'cover', anyOf: ['uninsured'] },
      { kind: 'condition', anyOf: ['Cancer'] },
      { kind: 'gender', anyOf: ['female'] },
      { kind: 'no-transportation' },
    ]
    const questions = ['cover', 'conditions', 'gender', 'transportation']
    expect(decide({}, ...conditions).questions).toEqual(questions)
    expect(decide({ gender: 'prefer-not-to-say' }, conditions[2]!).questions).toEqual(['gender'])
    expect(
      decide(
        { insuranceStatus: 'uninsured', chronicConditions: ['Cancer'], gender: 'female', hasTransportation: false },
        ...conditions,
      ).likelihood,
    ).toBe('likely')
    expect(decide({ chronicConditions: [] }, conditions[1]!).likelihood).toBe('unlikely')
    expect(decide({ hasTransportation: true }, conditions[3]!).likelihood).toBe('unlikely')
  })

  it('a circumstance is met by one yes, and not met by no to all', () => {
    expect(decide({ circumstances: { surprise_bill: true } }, BILL).findings[0]).toMatchObject({
      outcome: 'met',
      params: { circumstance: 'surprise_bill' },
    })
    expect(decide({ circumstances: { surprise_bill: false } }, BILL).questions).toEqual(['circumstance.hospital_bill'])
    expect(decide({ circumstances: { surprise_bill: false, hospital_bill: false } }, BILL).likelihood).toBe('unlikely')
  })
})

describe('several ways in', () => {
  const ways: ProgramCondition = { kind: 'any-of', ways: [DOUBLE, BILL] }
  const rich = { annualIncomeCents: dollars(90_000), householdSize: 1, state: 'TX' } as const

  it('are met by one, whose line decides', () => {
    const { likelihood, findings, questions } = decide({ ...rich, circumstances: { hospital_bill: true } }, ways)
    expect({ likelihood, questions, count: findings.length }).toEqual({ likelihood: 'likely', questions: [], count: 1 })
    expect(findings[0]).toMatchObject({ rule: 'programs.circumstance', params: { way: 2 } })
  })

  it('are open where none is met and one is open', () => {
    const { likelihood, findings, questions } = decide(rich, ways)
    expect(likelihood).toBe('need-more-information')
    expect(questions).toEqual(['circumstance.hospital_bill', 'circumstance.surprise_bill'])
    expect(findings.map(({ rule, outcome }) => [rule, outcome])).toEqual([
      ['programs.any-of', 'unknown'],
      ['programs.income-at-most', 'not-met'],
      ['programs.circumstance', 'unknown'],
    ])
  })

  it('are closed where none is met and none is open', () => {
    const no = { hospital_bill: false, surprise_bill: false }
    expect(decide({ ...rich, circumstances: no }, ways).likelihood).toBe('unlikely')
  })

  it('are maybe by a way that is only a guide, and still ask for the others', () => {
    const loose: ProgramCondition = { kind: 'any-of', ways: [{ ...DOUBLE, isGuide: true }, BILL] }
    const { likelihood, questions } = decide({ annualIncomeCents: 0, householdSize: 1 }, loose)
    expect(likelihood).toBe('maybe')
    expect(questions).toEqual(['circumstance.hospital_bill', 'circumstance.surprise_bill'])
  })
})

const decided = (changes: Partial<CoverageDecision>): CoverageDecision => ({
  rule: 'medicaid.adult-expansion',
  unit: 'percent-of-poverty',
  threshold: 138,
  number: 90,
  source: { title: 'CMS' },
  effectiveFrom: '2014-01-01',
  program: 'medicaid',
  category: 'expansion_adult',
  certainty: 'clear',
  reasons: [],
  questions: [],
  ...changes,
})

describe('what the rules of cover decided', () => {
  const medicaid: ProgramCondition = { kind: 'decided-cover', anyOf: ['medicaid'] }

  it('counts for anybody, the surest first, by its own line', () => {
    const check = decided({ certainty: 'check' })
    expect(decide({ coverage: [check] }, medicaid).likelihood).toBe('maybe')
    expect(decide({ coverage: [check, decided({})] }, medicaid)).toMatchObject({
      likelihood: 'likely',
      findings: [{ rule: 'medicaid.adult-expansion', threshold: 138, number: 90, effectiveFrom: '2014-01-01' }],
    })
    expect(decide({ coverage: [decided({ program: 'chip' })] }, medicaid).likelihood).toBe('unlikely')
  })

  it('asks for what the rules wait for', () =>
    expect(decide({}, medicaid).questions).toEqual(['income', 'state', 'household']))

  it('is the tax credit where it says marketplace', () => {
    const marketplace: ProgramCondition = { kind: 'decided-cover', anyOf: ['marketplace'] }
    const bought = (category: 'credit' | 'full_price') => decided({ program: 'marketplace', category })
    expect(decide({ coverage: [bought('credit')] }, marketplace).likelihood).toBe('likely')
    expect(decide({ coverage: [bought('full_price')] }, marketplace).likelihood).toBe('unlikely')
  })
})
