import { describe, expect, it } from 'vitest'
import { listRules, rule } from '@careway/contracts/service/list-rules'
import { everyParameter } from '@careway/domain/rules/every-parameter'
import { presentRule, summarizeRule } from './rules.presenter'

const presented = everyParameter().map(presentRule)
const byId = (id: string) => presented.find((each) => each.id === id)!

describe('the rules as the page shows them', () => {
  it('are all there, and keep their contract', () => {
    expect(presented.length).toBeGreaterThan(40)
    for (const each of presented) expect(rule.safeParse(each).error).toBeUndefined()
    const list = { asOf: '2026-11-21', rules: presented.map(summarizeRule), accuracy: null }
    expect(listRules.output.safeParse(list).error).toBeUndefined()
  })

  it('are told newest first, each value with its last day', () => {
    const deductible = byId('medicare.part-b-deductible')
    expect(deductible.values.slice(0, 2).map(({ from, to }) => [from, to])).toEqual([
      ['2026-01-01', null],
      ['2025-01-01', '2025-12-31'],
    ])
    expect(deductible.values[0]!.rows).toEqual([{ label: '', cells: [{ kind: 'cents', value: 28_300 }] }])
  })

  it('end where the law ends them', () => {
    expect(byId('aca.applicable-percentage').values[0]).toMatchObject({ from: '2027-01-01', to: '2027-12-31' })
  })

  it('send a long table only when it is asked for, and of its past only what changed', () => {
    const limits = byId('medicaid.income-limits')
    expect(summarizeRule(limits).values).toBeNull()
    expect(limits.values[0]).toMatchObject({ isPartial: false })
    expect(limits.values[0]!.rows).toHaveLength(51)
    for (const past of limits.values.slice(1)) {
      expect(past.isPartial).toBe(true)
      expect(past.rows.length).toBeLessThan(51)
    }
  })
})
