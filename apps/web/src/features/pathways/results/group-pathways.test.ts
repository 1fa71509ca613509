import { expect, test } from 'vitest'
import { samplePathway } from '../../../widgets/pathway/pathway-sample'
import { groupPathways, isUrgent } from './group-pathways'

const emergency = samplePathway({ id: 'emergency', pathwayType: 'emergency' })
const community = samplePathway({ id: 'community', pathwayType: 'community' })
const best = samplePathway({ id: 'best' })
const next = samplePathway({ id: 'next' })

test('groups come in their fixed order, pathways in the order of the server', () => {
  const groups = groupPathways([emergency, best, community, next])
  expect(groups.map((group) => group.type)).toEqual(['primary', 'community', 'emergency'])
  expect(groups[0]?.pathways).toEqual([best, next])
})

test('nothing makes no groups', () => expect(groupPathways([])).toEqual([]))

test('emergency care comes first when it is the need', () =>
  expect(isUrgent([best, emergency], 'emergency')).toBe(true))
test('emergency care comes first when the server put it first', () =>
  expect(isUrgent([emergency, best], 'routine')).toBe(true))
test('otherwise it does not', () => expect(isUrgent([best, emergency], 'routine')).toBe(false))
test('911 does not wait for a search', () => expect(isUrgent([], 'emergency')).toBe(true))
