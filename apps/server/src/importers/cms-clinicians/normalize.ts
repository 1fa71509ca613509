import type { BulkReaderParts, ReadPlace } from '../kit/bulk-source'
import { credentialText } from '../kit/credential'
import type { Normalized, PlaceDetails, PlaceDraft } from '../kit/import-source'
import { isNpi } from '../kit/npi'
import { personName } from '../kit/person-name'
import { phoneDigits } from '../kit/phone-digits'
import { readableName } from '../kit/readable-name'
import { remembering } from '../kit/remembering'
import { createLocateZip, type LocatedZip } from '../kit/us-address'
import { AT } from './columns'
import { kindOfSpecialty } from './specialty-kinds'

const LONGEST_NAME = 300
const readableCity = remembering(readableName)
const ADDRESS_ID = /^[0-9A-Z]{1,40}$/i

const rejected = (reason: string): Normalized => ({ kind: 'rejected', reason })
const at = (cells: readonly string[], place: number) => cells[place]!.trim()

function addressOf(cells: readonly string[]): string {
  const [line, second] = [at(cells, AT.line), at(cells, AT.secondLine)]
  return readableName(second === '' ? line : `${line}, ${second}`)
}

function detailsOf(cells: readonly string[]): PlaceDetails {
  const credential = credentialText(at(cells, AT.credential))
  const facility = readableName(at(cells, AT.facility))
  return {
    pointFrom: 'zip-centre',
    suitsAnyone: true,
    npi: at(cells, AT.npi),
    entityType: 'individual',
    ...(credential && { credential }),
    specialty: at(cells, AT.specialty),
    ...(facility && { facility }),
    ...(at(cells, AT.telehealth) === 'Y' && { telehealth: true }),
    ...(at(cells, AT.assignment) === 'Y' && { acceptsMedicareAssignment: true }),
  }
}

function toPlace(cells: readonly string[], name: string, { zip, state }: LocatedZip & { kind: 'located' }): PlaceDraft {
  const phone = phoneDigits(at(cells, AT.phone))
  return {
    sourceId: `${at(cells, AT.npi)}-${at(cells, AT.addressId)}`,
    kind: kindOfSpecialty(cells[AT.specialty]!),
    name,
    address: addressOf(cells),
    city: readableCity(cells[AT.city]!),
    state,
    zipCode: zip.zipCode,
    hasEmergencyDepartment: false,
    point: zip.point,
    ...(phone && { phone: phone.number }),
    details: detailsOf(cells),
  }
}

function faultOf(cells: readonly string[], name: string): string | undefined {
  const npi = at(cells, AT.npi)
  if (!isNpi(npi)) return `"${npi}" is not an NPI`
  if (!ADDRESS_ID.test(at(cells, AT.addressId))) return '"adrs_id" is not letters and digits'
  if (name === '') return 'there is no name'
  if (name.length > LONGEST_NAME) return 'the name is too long'
  return at(cells, AT.line) === '' ? 'there is no address' : undefined
}

/** Reads the rows of one file: a clinician at one address. It has no coordinates, so everyone is at the middle of their ZIP. */
export function createClinicianReader({ zipCodes, states }: BulkReaderParts): ReadPlace {
  const locate = createLocateZip(zipCodes)
  return (cells) => {
    const state = at(cells, AT.state).toUpperCase()
    if (states && !states.has(state)) return { kind: 'left-out', reason: 'outside the chosen states' }
    const name = personName(
      at(cells, AT.firstName),
      at(cells, AT.middleName),
      at(cells, AT.lastName),
      at(cells, AT.suffix),
    )
    const fault = faultOf(cells, name)
    if (fault) return rejected(fault)
    const located = locate(at(cells, AT.zip), state)
    return located.kind === 'rejected' ? located : { kind: 'place', place: toPlace(cells, name, located) }
  }
}
