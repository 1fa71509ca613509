import { describe, expect, it } from 'vitest'
import type { UsState } from '@careway/domain/vocabulary/us-state'
import type { ZipCodePlace, ZipCodes } from '../../ports/zip-codes'
import { residenceFaults, stateOfResidence } from './place-of-residence'

const point = { latitude: 0, longitude: 0 }
const places: Record<string, ZipCodePlace> = {
  '66101': { zipCode: '66101', city: 'Kansas City', state: 'KS', point },
  '00901': { zipCode: '00901', city: 'San Juan', state: 'PR', point },
}
/** Kansas City lies on the line to Missouri. */
const zipCodes: ZipCodes = {
  find: (zipCode) => places[zipCode],
  countiesOf: () => [],
  isCountyOf: () => false,
  findCounty: () => undefined,
  isPlausibleState: (zipCode, state: UsState) => zipCode === '66101' && (state === 'KS' || state === 'MO'),
}
const issues = (zipCode: string, state?: UsState) =>
  residenceFaults(zipCodes, zipCode, state).map((each) => [each.field, each.issue])

describe('a ZIP code and a state', () => {
  it('must be a ZIP code that exists', () => expect(issues('00000', 'KS')).toEqual([['zipCode', 'zipCodeUnknown']]))
  it('may be its own or one across the line', () => {
    expect(issues('66101', 'KS')).toEqual([])
    expect(issues('66101', 'MO')).toEqual([])
  })
  it('may leave the state to the ZIP code', () => expect(issues('66101')).toEqual([]))
  it('may not be far apart, and the fault names where the ZIP code is', () => {
    expect(residenceFaults(zipCodes, '66101', 'CA')).toEqual([
      { field: 'state', issue: 'stateZipMismatch', params: { state: 'Kansas' } },
    ])
  })
  it('outside the states, the person says whose rules are theirs', () => {
    expect(issues('00901')).toEqual([['state', 'state']])
    expect(issues('00901', 'FL')).toEqual([])
  })
})

describe('the state that is kept', () => {
  it("is the one said where it can be true, else the ZIP code's own", () => {
    expect(stateOfResidence(zipCodes, '66101', 'MO')).toBe('MO')
    expect(stateOfResidence(zipCodes, '66101', undefined)).toBe('KS')
    expect(stateOfResidence(zipCodes, '66101', 'CA')).toBe('KS')
    expect(stateOfResidence(zipCodes, '00901', 'FL')).toBe('FL')
  })
})
