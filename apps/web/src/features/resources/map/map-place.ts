import type { Resource } from '@careway/contracts/resources/resource'

/** One pin, and its line in the list beneath the map. */
export interface MapPlace {
  readonly id: string
  readonly name: string
  /** Degrees, WGS 84. */
  readonly latitude: number
  readonly longitude: number
  /** Counted from 1. */
  readonly order: number
}

type Located = Pick<Resource, 'id' | 'name'> & {
  readonly address: Pick<NonNullable<Resource['address']>, 'latitude' | 'longitude'> | null
}

/** Those that lie somewhere, numbered in the order of the list. */
export function mapPlaces(resources: readonly Located[]): readonly MapPlace[] {
  const places: MapPlace[] = []
  for (const { id, name, address } of resources) {
    const { latitude = null, longitude = null } = address ?? {}
    if (latitude !== null && longitude !== null)
      places.push({ id, name, latitude, longitude, order: places.length + 1 })
  }
  return places
}
