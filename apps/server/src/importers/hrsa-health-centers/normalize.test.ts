import { describe, expect, it } from 'vitest'
import { fewZipCodes } from '../kit/zip-codes.fixture'
import { sampleSite } from './hrsa-health-centers.fixture'
import { hrsaFileDate, normalizeHrsaSite } from './normalize'
import { hrsaSiteRow } from './row'

const LATITUDE = 'Geocoding Artifact Address Primary Y Coordinate'
const LONGITUDE = 'Geocoding Artifact Address Primary X Coordinate'
const SETTING = 'Health Center Service Delivery Site Location Setting Description'
const normalized = (changes: Record<string, string> = {}) =>
  normalizeHrsaSite(hrsaSiteRow.parse(sampleSite(changes)), fewZipCodes)

describe('a row of the health center sites', () => {
  it('becomes a place with its own point, web address and hours', () => {
    expect(normalized()).toEqual({
      kind: 'place',
      place: {
        sourceId: 'BPS-H80-900001',
        kind: 'health_center',
        name: 'Sample Community Clinic',
        address: '1 Sample St',
        city: 'Dothan',
        state: 'AL',
        zipCode: '36301',
        phone: '2025550143',
        website: 'https://www.example.org/',
        hasEmergencyDepartment: false,
        point: { latitude: 31.22, longitude: -85.39 },
        details: {
          pointFrom: 'source',
          suitsAnyone: true,
          printedName: 'SAMPLE  COMMUNITY CLINIC',
          healthCenter: 'Sample Health, Inc.',
          isLookAlike: false,
          setting: 'All Other Clinic Types',
          isMobile: false,
          isSeasonal: false,
          county: 'Houston County',
          hoursPerWeek: 47.5,
          phoneExtension: '12',
        },
      },
    })
  })

  it.each([
    [{ 'Site Status Description': 'Inactive' }, /not active/],
    [{ 'Health Center Type Description': 'Administrative' }, /administration/],
  ])('is left out for %j', (changes, reason) => {
    expect(normalized(changes)).toEqual({ kind: 'left-out', reason: expect.stringMatching(reason) })
  })

  it('keeps a site that is administrative and sees patients, and a look-alike', () => {
    expect(normalized({ 'Health Center Type Description': 'Administrative/Service Delivery Site' }).kind).toBe('place')
    expect(normalized({ 'Health Center Type': 'Federally Qualified Health Center (FQHC) Look-Alike' })).toMatchObject({
      place: { details: { isLookAlike: true, suitsAnyone: true } },
    })
  })

  it.each([
    [{ 'Health Center Location Type Description': 'Mobile Van' }, { isMobile: true, suitsAnyone: false }],
    [{ [SETTING]: 'School' }, { setting: 'School', suitsAnyone: false }],
    [{ 'Health Center Location Type Description': 'Seasonal' }, { isSeasonal: true, suitsAnyone: true }],
  ])('marks %j', (changes, details) => {
    expect(normalized(changes)).toMatchObject({ place: { details } })
  })

  it.each([
    [{ [LATITUDE]: '', [LONGITUDE]: '' }],
    [{ [LATITUDE]: '0', [LONGITUDE]: '0' }],
    [{ [LATITUDE]: '-85.39', [LONGITUDE]: '231.22' }],
  ])('is placed by its ZIP for %j', (changes) => {
    expect(normalized(changes)).toMatchObject({
      place: { point: { latitude: 31.15 }, details: { pointFrom: 'zip-centre' } },
    })
  })

  it('is rejected without coordinates and with an unknown ZIP', () => {
    expect(normalized({ [LATITUDE]: '', 'Site Postal Code': '99999' })).toMatchObject({ kind: 'rejected' })
  })

  it('names the date of its file', () => {
    expect(hrsaFileDate(hrsaSiteRow.parse(sampleSite()))).toBe('2026-09-30')
    expect(hrsaFileDate(hrsaSiteRow.parse(sampleSite({ 'Data Warehouse Record Create Date': '' })))).toBeUndefined()
  })
})
