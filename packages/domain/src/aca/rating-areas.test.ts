import { describe, expect, it } from 'vitest'
import { US_STATES } from '../vocabulary/us-state'
import { benchmarkEstimate } from './benchmark-estimate'
import { ratingAreas as parameter } from './rating-areas.parameters'
import { ratingAreaOf } from './rating-areas'

const { counties } = parameter.on('2026-01-01')
const codesOf = (areas: readonly string[]) => areas.flatMap((codes) => codes.split(' ').filter(Boolean))

describe('ratingAreaOf', () => {
  it('names no county twice, in any state', () => {
    for (const state of US_STATES) {
      const codes = codesOf(counties[state].areas)
      expect(new Set(codes).size, state).toBe(codes.length)
    }
  })

  it('holds every county of the country', () => {
    const total = US_STATES.reduce((sum, state) => sum + codesOf(counties[state].areas).length, 0)
    // 3,143 counties of 2010, Connecticut's nine planning regions, three renamed or new ones in Alaska, one in South Dakota
    expect(total).toBe(3_156)
  })

  it.each([
    ['TX', '48201', '77002', 10],
    ['NY', '36061', '10001', 4],
    ['CA', '06059', '92602', 18],
    ['CA', '06037', '90012', 16],
    ['CA', '06037', '91101', 15],
    ['CA', '06075', '94102', 4],
    ['ID', '16001', '83702', 6],
    ['ID', '16001', '83642', 5],
    ['AK', '02020', '99501', 1],
    ['AK', '02110', '99801', 3],
    ['MA', '25017', '01854', 4],
    ['MA', '25017', '02139', 5],
    ['NE', '31055', '68102', 1],
    ['CT', '09001', '06604', 1],
    ['CT', '09110', '06103', 2],
    ['CT', '09110', '06066', 7],
    ['CT', '09180', '06320', 6],
    ['SD', '46102', '57770', 1],
    ['VA', '51600', '22030', 10],
    ['DC', '11001', '20001', 1],
    ['RI', '44007', '02903', 1],
  ] as const)('%s %s, ZIP code %s: area %i', (state, countyFips, zipCode, area) => {
    expect(ratingAreaOf(state, countyFips, zipCode)).toBe(area)
  })

  it('falls back on the county without a ZIP code', () => {
    expect(ratingAreaOf('CA', '06037')).toBe(16)
    expect(ratingAreaOf('TX', '48201')).toBe(10)
  })

  it('knows no county of another state', () => {
    expect(ratingAreaOf('TX', '06037', '90012')).toBeUndefined()
    expect(ratingAreaOf('TX', '48999')).toBeUndefined()
  })
})

describe('benchmarkEstimate', () => {
  it('has a premium for every area but three, every year', () => {
    for (const planYear of [2024, 2025, 2026, 2027] as const) {
      const missing = US_STATES.flatMap((state) =>
        counties[state].areas
          .map((_codes, index) => `${state} ${index + 1}`)
          .filter(
            (_name, index) => !benchmarkEstimate({ state, ratingArea: index + 1, planYear, people: [{ age: 40 }] }),
          ),
      )
      expect(missing).toEqual(['FL 22', 'SC 9', 'SC 19'])
    }
  })

  it('says which year it is of', () => {
    const facts = { state: 'AL', ratingArea: 1, people: [{ age: 0 }] } as const
    expect(benchmarkEstimate({ ...facts, planYear: 2024 })).toMatchObject({ monthlyCents: 24_400, ofYear: 2024 })
    expect(benchmarkEstimate({ ...facts, planYear: 2026 })).toMatchObject({ monthlyCents: 29_700, ofYear: 2026 })
    expect(benchmarkEstimate({ ...facts, planYear: 2027 })).toMatchObject({ monthlyCents: 29_700, ofYear: 2026 })
  })

  it('has nothing for an area that is not there', () => {
    expect(benchmarkEstimate({ state: 'AL', ratingArea: 99, planYear: 2026, people: [] })).toBeUndefined()
  })
})
