import { describe, expect, it } from 'vitest'
import type { MemberAnswer } from '@careway/contracts/coverage/coverage-answer'
import { groupMembers } from './group-members'

const answer = (age: number, number: number): MemberAnswer => ({
  age,
  program: 'chip',
  category: 'chip_child',
  csrVariant: 'none',
  decision: {
    rule: 'medicaid.chip-child',
    ruleText: '',
    unit: 'percent-of-poverty',
    threshold: 206,
    number,
    source: { title: 'CMS', url: null, asOf: null },
    effectiveDate: '2026-01-01',
    certainty: 'clear',
    reasons: [],
    questions: [],
    nextSteps: [],
  },
})
const child = (age: number) => ({ relationship: 'child' as const, age })

describe('groupMembers', () => {
  it('puts those of different ages with the same answer on one card', () => {
    const groups = groupMembers([answer(8, 175), answer(4, 175), answer(2, 180)], {
      householdMembers: [child(8), child(4), child(2)],
    })
    expect(groups.map(({ people }) => people.map(({ age, relationship }) => [age, relationship]))).toEqual([
      [
        [8, 'child'],
        [4, 'child'],
      ],
      [[2, 'child']],
    ])
  })

  it('knows only the first where the household was not told of one by one', () => {
    const [group] = groupMembers([answer(8, 1), answer(9, 1)], { householdMembers: [] })
    expect(group?.people.map(({ relationship, position }) => [relationship, position])).toEqual([
      ['self', 1],
      [undefined, 2],
    ])
  })
})
