import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { ZipCodes } from '../../ports/zip-codes'
import type { Normalized, PlaceDetails, PlaceDraft } from '../kit/import-source'
import { phoneDigits } from '../kit/phone-digits'
import { readableName } from '../kit/readable-name'
import { webAddress } from '../kit/web-address'
import type { HrsaSiteRow } from './row'

/** Settings that serve their own people: pupils, residents, inmates, those sheltered. */
const SETTINGS_FOR_SOME = ['School', 'Nursing Home', 'Correctional Facility', 'Domestic Violence']
const MOBILE = 'Mobile Van'
const WITHOUT_CARE = 'Administrative'

interface Placed {
  readonly point: GeoPoint
  readonly from: PlaceDetails['pointFrom']
}

function placeOnMap(row: HrsaSiteRow, zipCodes: ZipCodes): Placed | undefined {
  const longitude = Number(row['Geocoding Artifact Address Primary X Coordinate'])
  const latitude = Number(row['Geocoding Artifact Address Primary Y Coordinate'])
  const isOnEarth = latitude !== 0 && longitude !== 0 && Math.abs(latitude) < 85 && Math.abs(longitude) <= 180
  if (isOnEarth) return { point: { latitude, longitude }, from: 'source' }
  const zip = zipCodes.find(row['Site Postal Code'].slice(0, 5))
  return zip && { point: zip.point, from: 'zip-centre' }
}

function toDetails(row: HrsaSiteRow, from: Placed['from'], phoneExtension: string | undefined): PlaceDetails {
  const setting = row['Health Center Service Delivery Site Location Setting Description']
  const hoursPerWeek = Number(row['Operating Hours per Week'])
  const isMobile = row['Health Center Location Type Description'] === MOBILE
  return {
    pointFrom: from,
    printedName: row['Site Name'],
    healthCenter: readableName(row['Health Center Name']),
    isLookAlike: row['Health Center Type'].includes('Look-Alike'),
    setting,
    isMobile,
    isSeasonal:
      row['Health Center Location Type Description'] === 'Seasonal' ||
      row['Health Center Operating Calendar'] === 'Seasonal',
    suitsAnyone: !isMobile && !SETTINGS_FOR_SOME.includes(setting),
    county: row['Complete County Name'],
    ...(hoursPerWeek > 0 && { hoursPerWeek }),
    ...(phoneExtension && { phoneExtension }),
  }
}

function toPlace(row: HrsaSiteRow, { point, from }: Placed): PlaceDraft {
  const phone = phoneDigits(row['Site Telephone Number'])
  const website = webAddress(row['Site Web Address'])
  return {
    sourceId: row['BPHC Assigned Number'],
    kind: 'health_center',
    name: readableName(row['Site Name']),
    address: readableName(row['Site Address']),
    city: readableName(row['Site City']),
    state: row['Site State Abbreviation'],
    zipCode: row['Site Postal Code'].slice(0, 5),
    hasEmergencyDepartment: false,
    point,
    ...(phone && { phone: phone.number }),
    ...(website && { website }),
    details: toDetails(row, from, phone?.extension),
  }
}

/** Only sites that are active and see patients. */
export function normalizeHrsaSite(row: HrsaSiteRow, zipCodes: ZipCodes): Normalized {
  if (row['Site Status Description'] !== 'Active') return { kind: 'left-out', reason: 'the site is not active' }
  if (row['Health Center Type Description'] === WITHOUT_CARE)
    return { kind: 'left-out', reason: 'the site is for administration only' }
  const placed = placeOnMap(row, zipCodes)
  return placed
    ? { kind: 'place', place: toPlace(row, placed) }
    : { kind: 'rejected', reason: 'it has no coordinates, and its ZIP is not known' }
}

/** `MM/DD/YYYY` as HRSA writes it, as `YYYY-MM-DD`. */
export function hrsaFileDate(row: HrsaSiteRow): string | undefined {
  const [month, day, year] = row['Data Warehouse Record Create Date'].split('/')
  return year && `${year}-${month}-${day}`
}
