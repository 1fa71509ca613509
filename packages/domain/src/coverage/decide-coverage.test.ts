import { describe, expect, it } from 'vitest'
import { coverageSuite } from '../accuracy/coverage-suite'
import { isAsExpected } from '../accuracy/is-as-expected'
import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import { PLAN_YEARS } from '../vocabulary/health-plan-terms'
import cases from './decide-coverage.cases.json'
import { decideCoverage, decidePrograms } from './decide-coverage'

describe('households worked out by hand', () => {
  it.each(coverageSuite.cases.map((each) => [each.name, each] as const))('%s', (_name, { evaluate, expected }) => {
    const decided = evaluate()
    if (!isAsExpected(decided, expected)) expect(decided).toMatchObject(expected as object)
    expect(isAsExpected(decided, expected)).toBe(true)
  })

  it('stand on either side of every line in every year', () => {
    const percents = [100, 138, 150, 200, 250, 400]
    const sides = ['one cent below', 'at', 'one cent above']
    const wanted = PLAN_YEARS.flatMap((year) =>
      percents.flatMap((percent) => sides.map((side) => `${year} TX, one adult ${side} ${percent} percent`)),
    )
    expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted))
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length)
  })
})

const couple = (members: readonly HouseholdMemberInput[], magiCents = 3_000_000) =>
  completeHousehold({ state: 'TX', magiCents, members })

describe('the benchmark', () => {
  it('counts for nobody where nobody can have the credit', () => {
    const coverage = decideCoverage(couple([{ age: 70 }, { age: 68 }]), 2026, '2026-06-01', 120_000)
    expect(coverage.coverageFamily).toEqual([])
    expect(coverage.credit).toBeUndefined()
    expect(coverage.form8962.annualCreditCents).toBe(0)
  })

  it('left out, leaves the programs as they are and the credit open', () => {
    const household = couple([{ age: 40 }, { age: 38 }])
    const coverage = decideCoverage(household, 2026, '2026-06-01')
    expect(coverage.members).toEqual(decidePrograms(household, 2026, '2026-06-01').members)
    expect(coverage.credit).toBeUndefined()
    expect(coverage.expectedContributionAnnualCents).toBeGreaterThan(0)
  })
})

describe('cost sharing on one plan for all', () => {
  const variantOf = (members: readonly HouseholdMemberInput[]) =>
    decidePrograms(couple(members, 7_000_000), 2026, '2026-06-01').csrVariant

  it('is none where one has none, though another has the limited one', () => {
    expect(variantOf([{ age: 40, isAmericanIndian: true }, { age: 40 }])).toBe('none')
    expect(variantOf([{ age: 40 }, { age: 40, isAmericanIndian: true }])).toBe('none')
  })

  it('leaves out those who buy no plan there', () => {
    expect(variantOf([{ age: 67 }, { age: 40, isAmericanIndian: true }])).toBe('limited')
  })
})
