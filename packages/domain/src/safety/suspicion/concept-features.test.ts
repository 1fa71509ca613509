import { describe, expect, it } from 'vitest'
import { CONCEPT_SPACE, conceptFeatures } from './concept-features'
import { CONCEPTS } from './concept-weights'

const featuresOf = (said: readonly string[], stands: readonly string[]) =>
  conceptFeatures({ said: new Set(said), stands: new Set(stands) })

describe('features of concepts', () => {
  it('are those told, those that stand or do not, and each two that stand', () => {
    expect(featuresOf([], [])).toEqual([])
    expect(featuresOf(['fever'], ['fever'])).toHaveLength(2)
    expect(featuresOf(['fever'], [])).toHaveLength(2)
    expect(featuresOf(['fever', 'stiff-neck', 'rash'], ['fever', 'stiff-neck', 'rash'])).toHaveLength(9)
    for (const each of featuresOf(['fever', 'rash'], ['fever'])) expect(each).toBeLessThan(CONCEPT_SPACE)
  })

  it('are the same in whatever order they are told', () => {
    const sorted = (concepts: readonly string[]) => featuresOf(concepts, concepts).toSorted()
    expect(sorted(['fever', 'stiff-neck', 'rash'])).toEqual(sorted(['rash', 'fever', 'stiff-neck']))
  })

  it('speak for a heart attack where its signs stand, and less where they are explained', () => {
    const weightOf = (stands: readonly string[]) =>
      featuresOf(['chest-pain', 'sweating'], stands).reduce((sum, each) => sum + CONCEPTS.now.weight(each), 0)
    expect(weightOf(['chest-pain', 'sweating'])).toBeGreaterThan(0)
    expect(weightOf([])).toBeLessThan(weightOf(['chest-pain', 'sweating']))
  })
})
