import { describe, expect, test } from 'vitest'
import { samplePathway, sampleProvider, sampleSteps } from '../../../widgets/pathway/pathway-sample'
import { ofType, searchPathways, typeFilterOf } from './filter-pathways'

const center = samplePathway({ id: 'center', title: 'Clínica comunitaria', provider: sampleProvider })
const video = samplePathway({
  id: 'video',
  title: 'Video visit',
  pathwayType: 'alternative',
  reasons: ['You have no car'],
})
const steps = sampleSteps(false).map((step) => ({ ...step, description: 'Bring a photo ID' }))
const checks = samplePathway({
  id: 'checks',
  title: 'Free checks',
  description: 'Walk in',
  pathwayType: 'community',
  steps,
})
const all = [center, video, checks]
const found = (query: string) => searchPathways(all, query).map(({ id }) => id)

describe('searchPathways', () => {
  test('an empty query finds all, in order', () => expect(found('  ')).toEqual(['center', 'video', 'checks']))
  test('looks through titles without minding accents or capitals', () => expect(found('CLINICA')).toEqual(['center']))
  test('looks through descriptions', () => expect(found('walk')).toEqual(['checks']))
  test('looks through the place', () => expect(found('sample health')).toEqual(['center']))
  test('looks through steps', () => expect(found('photo')).toEqual(['checks']))
  test('looks through reasons', () => expect(found('no car')).toEqual(['video']))
  test('wants every word', () => expect(found('video photo')).toEqual([]))
})

describe('ofType', () => {
  test('keeps only that type', () => expect(ofType(all, 'community')).toEqual([checks]))
  test('keeps all', () => expect(ofType(all, 'all')).toEqual(all))
})

test('an unknown type in the address is all types', () => {
  expect(typeFilterOf('specialist')).toBe('specialist')
  expect(typeFilterOf('nonsense')).toBe('all')
  expect(typeFilterOf(null)).toBe('all')
})
