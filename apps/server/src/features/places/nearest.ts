import type { Citation } from '@careway/domain/kernel/decision'
import type { NearbyPlace, PlaceQuery } from '@careway/domain/care-pathways/care-pathway'
import { distanceMiles, type GeoPoint } from '@careway/domain/kernel/geo-point'
import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'

/** A stored place as the search reads it. */
export interface PlaceRow {
  readonly id: string
  readonly kind: number
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly phone: string | null
  readonly website: string | null
  readonly rating: number | null
  readonly hasEmergencyDepartment: boolean
  readonly latitude: number
  readonly longitude: number
  readonly source: string
  readonly sourceVersion: string | null
}

/** Title and address of each source, by its name. */
export type PlaceSources = Readonly<Record<string, { readonly title: string; readonly url: string }>>

export interface NearestSearch {
  readonly from: GeoPoint
  readonly query: PlaceQuery
  readonly limit: number
  readonly radiusMiles: number
  readonly sources: PlaceSources
}

/** The source that a row came from, by its own name where nothing is known of it. */
export const citationOf = ({ source, sourceVersion }: PlaceRow, sources: PlaceSources): Citation => ({
  ...(sources[source] ?? { title: source }),
  ...(sourceVersion ? { asOf: sourceVersion } : {}),
})

function toNearbyPlace(row: PlaceRow, { from, sources }: NearestSearch): NearbyPlace | undefined {
  const kind = PROVIDER_KINDS[row.kind]
  if (!kind) return undefined
  const { id, name, address, city, state, zipCode, phone, website, rating, hasEmergencyDepartment } = row
  return {
    id,
    kind,
    name,
    address,
    city,
    state,
    zipCode,
    ...(phone && { phone }),
    ...(website && { website }),
    ...(rating && { rating }),
    hasEmergencyDepartment,
    distanceMiles: distanceMiles(from, row),
    source: citationOf(row, sources),
  }
}

const fits = (place: NearbyPlace, query: PlaceQuery) =>
  query.kinds.includes(place.kind) && (!query.needsEmergencyDepartment || place.hasEmergencyDepartment)

const byDistance = (a: NearbyPlace, b: NearbyPlace) =>
  a.distanceMiles - b.distanceMiles || (b.rating ?? 0) - (a.rating ?? 0) || (a.id < b.id ? -1 : 1)

/** The flat map stretches to the north, so what it finds is measured again on the globe. Nearest first; in one ZIP, the better rated first. */
export function nearest(rows: readonly PlaceRow[], search: NearestSearch): readonly NearbyPlace[] {
  const places = new Map<string, NearbyPlace>()
  for (const row of rows) {
    const place = places.has(row.id) ? undefined : toNearbyPlace(row, search)
    if (place && fits(place, search.query) && place.distanceMiles <= search.radiusMiles) places.set(place.id, place)
  }
  return [...places.values()].sort(byDistance).slice(0, search.limit)
}
