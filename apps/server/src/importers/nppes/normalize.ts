import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import { kindOfTaxonomy } from '@careway/domain/provider-taxonomy/kind-of-taxonomy'
import type { BulkReaderParts, ReadPlace } from '../kit/bulk-source'
import { credentialText } from '../kit/credential'
import type { Normalized, PlaceDraft } from '../kit/import-source'
import { createSeenNpis, isNpi } from '../kit/npi'
import { personName } from '../kit/person-name'
import { phoneDigits } from '../kit/phone-digits'
import { readableName } from '../kit/readable-name'
import { remembering } from '../kit/remembering'
import { createLocateZip, type LocatedZip } from '../kit/us-address'
import { AT } from './columns'
import { taxonomiesOf } from './taxonomies'

const PERSON = '1'
const ORGANIZATION = '2'
const LONGEST_NAME = 300
const readableCity = remembering(readableName)

const rejected = (reason: string): Normalized => ({ kind: 'rejected', reason })
const leftOut = (reason: string): Normalized => ({ kind: 'left-out', reason })

const at = (cells: readonly string[], place: number) => cells[place]!.trim()

/** `MM/DD/YYYY` as `YYYY-MM-DD`. */
const dayOf = (printed: string): string | undefined =>
  printed.length === 10 && printed.charAt(2) === '/'
    ? `${printed.slice(6)}-${printed.slice(0, 2)}-${printed.slice(3, 5)}`
    : undefined

/** What people know an organization by, else its legal name, which extracts of fewer columns print as a last name. */
const nameOf = (cells: readonly string[]) =>
  cells[AT.entityType] === PERSON
    ? personName(at(cells, AT.firstName), at(cells, AT.middleName), at(cells, AT.lastName), at(cells, AT.suffix))
    : readableName(at(cells, AT.otherOrganization) || at(cells, AT.organization) || at(cells, AT.lastName))

function addressOf(cells: readonly string[]): string {
  const [line, second] = [at(cells, AT.line), at(cells, AT.secondLine)]
  return readableName(second === '' ? line : `${line}, ${second}`)
}

interface Known {
  readonly kind: ProviderKind
  readonly codes: readonly string[]
  readonly located: Extract<LocatedZip, { kind: 'located' }>
}

function toPlace(cells: readonly string[], name: string, { kind, codes, located }: Known): PlaceDraft {
  const phone = phoneDigits(cells[AT.phone]!)
  const credential = credentialText(cells[AT.credential]!)
  const lastUpdated = dayOf(cells[AT.lastUpdate]!)
  return {
    sourceId: cells[AT.npi]!,
    kind,
    name,
    address: addressOf(cells),
    city: readableCity(cells[AT.city]!),
    state: located.state,
    zipCode: located.zip.zipCode,
    hasEmergencyDepartment: false,
    point: located.zip.point,
    ...(phone && { phone: phone.number }),
    details: {
      pointFrom: 'zip-centre',
      suitsAnyone: true,
      npi: cells[AT.npi]!,
      entityType: cells[AT.entityType] === PERSON ? 'individual' : 'organization',
      ...(credential && { credential }),
      taxonomyCodes: codes,
      ...(lastUpdated && { lastUpdated }),
    },
  }
}

const isDeactivated = (cells: readonly string[]) => cells[AT.deactivated] !== '' && cells[AT.reactivated] === ''
const isAbroad = (country: string) => country !== '' && country !== 'US' && country !== 'USA'

/** Why a row is in the file and not for this product. */
function reasonToLeaveOut(cells: readonly string[], states: ReadonlySet<string> | undefined): string | undefined {
  if (isDeactivated(cells)) return 'the NPI is deactivated'
  if (isAbroad(cells[AT.country]!)) return 'the address is outside the United States'
  if (states && !states.has(cells[AT.state]!.toUpperCase())) return 'outside the chosen states'
  return undefined
}

/** The faults of a row that make it useless, whatever else it says. */
function faultOf(cells: readonly string[], name: string): string | undefined {
  const entityType = cells[AT.entityType]!
  if (entityType !== PERSON && entityType !== ORGANIZATION) return '"Entity Type Code" is neither 1 nor 2'
  if (name === '') return 'there is no name'
  if (name.length > LONGEST_NAME) return 'the name is too long'
  return cells[AT.line] === '' ? 'there is no practice address' : undefined
}

/** Reads the rows of one file. The register has no coordinates: everyone is at the middle of their ZIP, and says so. */
export function createNppesReader({ zipCodes, states }: BulkReaderParts): ReadPlace {
  const isSeen = createSeenNpis()
  const locate = createLocateZip(zipCodes)

  function readKnown(cells: readonly string[]): Normalized {
    const codes = taxonomiesOf(cells)
    if (codes.length === 0) return leftOut('there is no taxonomy code')
    const kind = kindOfTaxonomy(codes[0]!)
    if (!kind) return leftOut('the taxonomy code is of no care for people')
    const name = nameOf(cells)
    const fault = faultOf(cells, name)
    if (fault) return rejected(fault)
    const located = locate(cells[AT.zip]!, cells[AT.state]!)
    if (located.kind === 'rejected') return located
    return { kind: 'place', place: toPlace(cells, name, { kind, codes, located }) }
  }

  return (cells) => {
    const npi = cells[AT.npi]!
    if (!isNpi(npi)) return rejected(`"${npi}" is not an NPI`)
    if (isSeen(npi)) return rejected(`NPI ${npi} is in the file already`)
    const reason = reasonToLeaveOut(cells, states)
    return reason ? leftOut(reason) : readKnown(cells)
  }
}
