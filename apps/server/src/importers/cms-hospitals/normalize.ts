import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import type { ZipCodePlace, ZipCodes } from '../../ports/zip-codes'
import type { Normalized, PlaceDraft } from '../kit/import-source'
import { phoneDigits } from '../kit/phone-digits'
import { readableName } from '../kit/readable-name'
import type { CmsHospitalRow } from './row'

const KINDS: Readonly<Record<string, ProviderKind>> = {
  'Acute Care Hospitals': 'acute_hospital',
  'Critical Access Hospitals': 'critical_access_hospital',
  'Rural Emergency Hospital': 'rural_emergency_hospital',
  Childrens: 'childrens_hospital',
  Psychiatric: 'psychiatric_hospital',
  'Acute Care - Veterans Administration': 'veterans_hospital',
  'Acute Care - Department of Defense': 'military_hospital',
  'Long-term': 'long_term_hospital',
}

function toPlace(row: CmsHospitalRow, kind: ProviderKind, zip: ZipCodePlace): PlaceDraft {
  const phone = phoneDigits(row['Telephone Number'])
  const rating = Number(row['Hospital overall rating'])
  return {
    sourceId: row['Facility ID'],
    kind,
    name: readableName(row['Facility Name']),
    address: readableName(row.Address),
    city: readableName(row['City/Town']),
    state: row.State,
    zipCode: row['ZIP Code'],
    hasEmergencyDepartment: row['Emergency Services'] === 'Yes',
    point: zip.point,
    ...(phone && { phone: phone.number }),
    ...(rating > 0 && { rating }),
    details: {
      pointFrom: 'zip-centre',
      suitsAnyone: true,
      printedName: row['Facility Name'],
      printedAddress: row.Address,
      printedCity: row['City/Town'],
      county: readableName(row['County/Parish']),
      ownership: row['Hospital Ownership'],
      isBirthingFriendly: row['Meets criteria for birthing friendly designation'] === 'Y',
      ...(phone?.extension && { phoneExtension: phone.extension }),
    },
  }
}

/** The file has no coordinates: a hospital is placed at the middle of its ZIP, and says so. */
export function normalizeCmsHospital(row: CmsHospitalRow, zipCodes: ZipCodes): Normalized {
  const kind = KINDS[row['Hospital Type']]
  if (!kind) return { kind: 'rejected', reason: `hospital type "${row['Hospital Type']}" is not known` }
  const zip = zipCodes.find(row['ZIP Code'])
  if (!zip) return { kind: 'rejected', reason: `ZIP ${row['ZIP Code']} is not known` }
  if (zip.state !== row.State) return { kind: 'rejected', reason: `ZIP ${row['ZIP Code']} is not in ${row.State}` }
  return { kind: 'place', place: toPlace(row, kind, zip) }
}
