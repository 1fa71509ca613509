import { expect, it } from 'vitest'
import type { ProfileMember } from '@careway/contracts/profile/household'
import { householdFaults } from './household-faults'

const self: ProfileMember = { relationship: 'self', age: 34 }
const child: ProfileMember = { relationship: 'child', age: 4 }
const issues = (householdSize: number, ...householdMembers: ProfileMember[]) =>
  householdFaults({ householdSize, householdMembers }).map(({ field, issue }) => [field, issue])

it('takes a household of as many as it lists, or more', () => {
  expect(issues(1)).toEqual([])
  expect(issues(2, self, child)).toEqual([])
  expect(issues(5, self, child)).toEqual([])
})

it('is never smaller than its members', () => {
  expect(issues(1, self, child)).toEqual([['householdSize', 'householdSmallerThanMembers']])
})

it('begins with the person, who is there once and no infant', () => {
  expect(issues(2, child, self)).toEqual([
    ['householdMembers.0.relationship', 'choice'],
    ['householdMembers.1.relationship', 'choice'],
  ])
  expect(issues(2, self, self)).toEqual([['householdMembers.1.relationship', 'choice']])
  expect(issues(1, { ...self, age: 0 })).toEqual([['householdMembers.0.age', 'ageRange']])
})
