import { describe, expect, it } from 'vitest'
import { fewZipCodes } from '../kit/zip-codes.fixture'
import { sampleHospital } from './cms-hospitals.fixture'
import { normalizeCmsHospital } from './normalize'
import { cmsHospitalRow } from './row'

const normalized = (changes: Record<string, string> = {}) =>
  normalizeCmsHospital(cmsHospitalRow.parse(sampleHospital(changes)), fewZipCodes)

describe('a row of Hospital General Information', () => {
  it('becomes a place at the middle of its ZIP, with the printed form beside the readable one', () => {
    expect(normalized({ 'Facility ID': '01014F' })).toEqual({
      kind: 'place',
      place: {
        sourceId: '01014F',
        kind: 'acute_hospital',
        name: "St. Sample's Hospital of McExample",
        address: '12 U S Highway 1 NW',
        city: 'Mc Sample',
        state: 'AL',
        zipCode: '36301',
        phone: '2025550142',
        rating: 4,
        hasEmergencyDepartment: true,
        point: expect.objectContaining({ latitude: 31.15, longitude: -85.39 }),
        details: {
          pointFrom: 'zip-centre',
          suitsAnyone: true,
          printedName: "ST. SAMPLE'S HOSPITAL OF MCEXAMPLE",
          printedAddress: '12 U S HIGHWAY 1 NW',
          printedCity: 'MC SAMPLE',
          county: 'Houston',
          ownership: 'Government - Local',
          isBirthingFriendly: true,
        },
      },
    })
  })

  it.each([
    ['Critical Access Hospitals', 'critical_access_hospital'],
    ['Rural Emergency Hospital', 'rural_emergency_hospital'],
    ['Childrens', 'childrens_hospital'],
    ['Psychiatric', 'psychiatric_hospital'],
    ['Acute Care - Veterans Administration', 'veterans_hospital'],
    ['Acute Care - Department of Defense', 'military_hospital'],
  ])('%s is a %s', (printed, kind) => {
    expect(normalized({ 'Hospital Type': printed })).toMatchObject({ place: { kind } })
  })

  it('has no rating and no phone where the register has none', () => {
    const outcome = normalized({ 'Hospital overall rating': 'Not Available', 'Telephone Number': '' })
    expect(outcome.kind === 'place' && Object.keys(outcome.place)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/rating|phone/)]),
    )
  })

  it.each([
    [{ 'Hospital Type': 'Spa' }, /hospital type "Spa"/],
    [{ 'ZIP Code': '00000' }, /ZIP 00000 is not known/],
    [{ State: 'TX' }, /ZIP 36301 is not in TX/],
  ])('is rejected for %j', (changes, reason) => {
    expect(normalized(changes)).toEqual({ kind: 'rejected', reason: expect.stringMatching(reason) })
  })

  it.each([
    ['Facility ID', '10001'],
    ['Facility Name', ''],
    ['ZIP Code', '3630'],
    ['Emergency Services', 'Maybe'],
    ['Hospital overall rating', '6'],
  ])('with %s %j is not a row', (column, value) => {
    expect(cmsHospitalRow.safeParse(sampleHospital({ [column]: value })).success).toBe(false)
  })
})
