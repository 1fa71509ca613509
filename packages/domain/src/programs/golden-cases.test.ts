import { describe, expect, it } from 'vitest'
import { EVERY_HELP_CASE, helpSuites } from '../accuracy/help-suites'
import { EVERY_HELP } from './help-case'
import type { ProgramCondition } from './program'

const isSplitByIncome = (condition: ProgramCondition): boolean =>
  condition.kind === 'any-of' || condition.kind === 'all-of'
    ? condition.ways.some(isSplitByIncome)
    : condition.kind === 'income-at-most' || condition.kind === 'medicare-savings'

describe.each(helpSuites.map((suite) => [suite.id, suite] as const))('%s', (_id, { cases }) => {
  it.each(cases.map((each, index) => [`${index + 1}: ${each.name}`, each] as const))('%s', (_name, each) => {
    expect(each.evaluate()).toBe(each.expected)
    expect(each.source).toBeTruthy()
  })
})

describe('the cases', () => {
  const outcomesOf = (id: string) =>
    EVERY_HELP_CASE.filter(({ program }) => program === id).map(({ expect: said }) => said)

  it('leave no record out', () =>
    expect(EVERY_HELP.filter(({ id }) => outcomesOf(id).length === 0).map(({ id }) => id)).toEqual([]))

  it('stand on both sides of every record that income decides', () => {
    const oneSided = EVERY_HELP.filter(({ conditions }) => conditions.some(isSplitByIncome))
      .map(({ id }) => ({ id, outcomes: new Set(outcomesOf(id)) }))
      .filter(({ outcomes }) => !outcomes.has('need-more-information') || outcomes.size < 3)
    expect(oneSided.map(({ id }) => id)).toEqual([])
  })
})
