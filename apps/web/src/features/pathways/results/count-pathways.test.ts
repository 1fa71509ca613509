import { expect, test } from 'vitest'
import { samplePathway } from '../../../widgets/pathway/pathway-sample'
import { countByType, countPathways } from './count-pathways'

const pathways = [
  samplePathway({ copayRange: { low: 0, high: 0 }, status: 'pursuing' }),
  samplePathway({ copayRange: { low: 0, high: 40 } }),
  samplePathway({ pathwayType: 'community', copayRange: { low: 0, high: 0 }, status: 'completed' }),
]

test('counts all, recommended, free and pursued', () => {
  expect(countPathways(pathways)).toEqual({ total: 3, recommended: 2, free: 2, pursuing: 1 })
})

test('counts what each filter would show, all first', () => {
  expect(countByType(pathways)).toEqual([
    { type: 'all', count: 3 },
    { type: 'primary', count: 2 },
    { type: 'alternative', count: 0 },
    { type: 'specialist', count: 0 },
    { type: 'community', count: 1 },
    { type: 'emergency', count: 0 },
  ])
})
