import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import type { ListedProvider } from '../../ports/providers-on-file'
import { citationOf, type PlaceRow, type PlaceSources } from './nearest'

/** A stored provider with what its source says beyond the columns. */
export interface ProviderRow extends PlaceRow {
  readonly details: Readonly<Record<string, unknown>>
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const codesOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : (textOf(value)?.split(/[\s,]+/) ?? [])

/** Without the fields that are undefined. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>
  }

/** Undefined for a kind that this version doesn't know. */
export function toListedProvider(row: ProviderRow, sources: PlaceSources): ListedProvider | undefined {
  const kind = PROVIDER_KINDS[row.kind]
  if (!kind) return undefined
  const { id, name, address, city, state, zipCode, phone, website, rating, details } = row
  return {
    id,
    kind,
    name,
    address,
    city,
    state,
    zipCode,
    ...given({ phone, website, rating }),
    ...given({
      npi: textOf(details['npi']),
      credential: textOf(details['credential']),
      lastUpdated: textOf(details['lastUpdated']),
    }),
    isOrganization: details['entityType'] !== 'individual',
    taxonomyCodes: codesOf(details['taxonomyCodes']),
    hasEmergencyDepartment: row.hasEmergencyDepartment,
    point: { latitude: row.latitude, longitude: row.longitude },
    isAtZipCentre: details['pointFrom'] === 'zip-centre',
    source: row.source,
    citation: citationOf(row, sources),
  }
}
