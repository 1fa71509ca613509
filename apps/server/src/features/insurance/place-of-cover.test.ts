import { describe, expect, it } from 'vitest'
import { zipCodesForTests } from '../../adapters/zip-codes/zip-codes.fixture'
import { estimateCheck } from './estimate-check'
import { placeOfCover } from './place-of-cover'

const zipCodes = zipCodesForTests()
const placeOf = (words: Parameters<typeof placeOfCover>[1]) => placeOfCover(zipCodes, words)

const fipsOf = (answer: ReturnType<typeof placeOf>) =>
  answer.kind === 'place' ? answer.place.counties.map(({ fips }) => fips) : []
const issueOf = (answer: ReturnType<typeof placeOf>) =>
  answer.kind === 'faults' ? answer.faults.map(({ field, issue }) => `${field} ${issue}`) : []

describe('where cover is sought', () => {
  it.each([
    [{ state: 'TX', zipCode: '78701' }, ['48453']],
    [{ state: 'TX', zipCode: '75007' }, ['48121', '48113', '48085']],
    [{ state: 'TX', zipCode: '75007', countyFips: '48113' }, ['48113']],
    [{ state: 'TX', countyFips: '48113' }, ['48113']],
    [{ state: 'TX' }, []],
  ] as const)('%j is in %j', (words, counties) => {
    expect(fipsOf(placeOf(words))).toEqual(counties)
    expect(placeOf(words).kind).toBe('place')
  })

  it.each([
    [{ state: 'TX', zipCode: '00000' }, 'zipCode zipCodeUnknown'],
    [{ state: 'TX', zipCode: '10001' }, 'state stateZipMismatch'],
    [{ state: 'TX', zipCode: '78701', countyFips: '48113' }, 'countyFips countyNotInZip'],
    [{ state: 'TX', zipCode: '78701', countyFips: '99999' }, 'countyFips countyUnknown'],
    [{ state: 'TX', zipCode: '10001', countyFips: '36061' }, 'state stateZipMismatch'],
    [{ state: 'TX', zipCode: '00000', countyFips: '48113' }, 'zipCode zipCodeUnknown'],
  ] as const)('%j is refused: %s', (words, issue) => {
    expect(issueOf(placeOf(words))).toEqual([issue])
  })

  it('names the state a ZIP code lies in', () => {
    const answer = placeOf({ state: 'TX', zipCode: '10001' })
    expect(answer.kind === 'faults' && answer.faults[0]!.params).toEqual({ state: 'New York' })
  })
})

describe('what the shape of an estimate can’t tell', () => {
  const check = estimateCheck(zipCodes)
  const GOOD = { year: 2026, state: 'TX', zipCode: '78701', annualIncome: 1, members: [{ age: 40 }] }
  const faultsOf = (body: unknown) => check(body).map(({ field, issue }) => `${field} ${issue}`)

  it('finds nothing in a good body, and in none', () => {
    expect(faultsOf(GOOD)).toEqual([])
    for (const body of [null, undefined, [], 'x', 7]) expect(faultsOf(body)).toEqual([])
  })

  it.each<[object, readonly string[]]>([
    [{ year: 2023 }, ['year planYear']],
    [{ year: 2028 }, ['year planYear']],
    [{ zipCode: undefined }, ['zipCode zipOrBenchmark']],
    [{ zipCode: undefined, slcspMonthly: 500 }, []],
    [{ zipCode: undefined, countyFips: '48453' }, []],
    [{ zipCode: '10001' }, ['state stateZipMismatch']],
    [{ householdSize: 1, members: [{ age: 4 }, { age: 40 }] }, ['householdSize householdSmallerThanMembers']],
    [
      { year: 2031, zipCode: '00000', householdSize: 1, members: [{}, {}] },
      ['year planYear', 'zipCode zipCodeUnknown', 'householdSize householdSmallerThanMembers'],
    ],
  ])('%j', (changes, expected) => {
    expect(faultsOf({ ...GOOD, ...changes })).toEqual(expected)
  })

  it('leaves to the shape what is no year, place or size at all', () => {
    expect(faultsOf({ year: '2026', state: 'ZZ', zipCode: 78701, householdSize: '1', members: 'x' })).toEqual([])
    expect(faultsOf({ ...GOOD, year: Number.NaN, zipCode: 'ABCDE', countyFips: {}, members: null })).toEqual([])
  })
})
