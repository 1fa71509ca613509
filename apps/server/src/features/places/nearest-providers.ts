import { distanceMiles, EARTH_RADIUS_MILES, type GeoPoint } from '@careway/domain/kernel/geo-point'
import type { NearbyProvider, ProviderSearch } from '../../ports/providers-on-file'
import type { PlaceSources } from './nearest'
import { toListedProvider, type ProviderRow } from './provider-row'

/** A row that a search has read, with its distance on the flat map. */
export interface FoundRow extends ProviderRow {
  /** Radians on Mercator's plane. */
  readonly mapDistance: number
}

/** What has been read of the map: every row nearer than the horizon, and perhaps others. */
export interface Reading {
  readonly rows: readonly FoundRow[]
  /** Radians on the map; `Infinity` where nothing is left to read. */
  readonly horizon: number
}

/** Registered places stand up to this far from their exact point on the map: importers spread those of one ZIP. */
const SPREAD = 1e-6
const FARTHEST_NORTH = (89 * Math.PI) / 180

/**
 * How far away on the map a place can stand that is so many miles away on the globe. Mercator stretches every line by
 * one over the cosine of its latitude, and no way that short leads further north than its own length.
 */
export function mapReach({ latitude }: GeoPoint, miles: number): number {
  const angle = miles / EARTH_RADIUS_MILES
  const farthestNorth = Math.min(FARTHEST_NORTH, (Math.abs(latitude) * Math.PI) / 180 + angle)
  return angle / Math.cos(farthestNorth) + SPREAD
}

/** A provider with what decides its place in the list. */
interface Candidate {
  readonly provider: NearbyProvider
  readonly mapDistance: number
}

const inOrder = (a: Candidate, b: Candidate) =>
  a.provider.distanceMiles - b.provider.distanceMiles ||
  a.mapDistance - b.mapDistance ||
  (a.provider.id < b.provider.id ? -1 : 1)

/** Says where a clinician practices now, which the registry's own record often doesn't. */
const PRACTICE_SOURCE = 'cms-clinicians'

const isBetter = (other: NearbyProvider, kept: NearbyProvider) =>
  (other.source === PRACTICE_SOURCE && kept.source !== PRACTICE_SOURCE) ||
  (other.source === kept.source && (other.lastUpdated ?? '') > (kept.lastUpdated ?? ''))

/** Not every source knows the registered specialties. */
const withCodesOf = (other: NearbyProvider, provider: NearbyProvider): NearbyProvider =>
  provider.taxonomyCodes.length > 0 ? provider : { ...provider, taxonomyCodes: other.taxonomyCodes }

/** Each NPI once, where it is nearest; of two records there, the one that says more of the practice. */
function eachOnce(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const { provider } = candidate
    const key = provider.npi ?? provider.id
    const earlier = kept.get(key)
    if (!earlier) kept.set(key, candidate)
    else if (earlier.provider.distanceMiles === provider.distanceMiles && isBetter(provider, earlier.provider))
      kept.set(key, { provider: withCodesOf(earlier.provider, provider), mapDistance: earlier.mapDistance })
  }
  return [...kept.values()]
}

function candidatesOf({ rows }: Reading, { from, radiusMiles }: ProviderSearch, sources: PlaceSources) {
  const byId = new Map<string, Candidate>()
  for (const row of rows) {
    const miles = distanceMiles(from, row)
    const earlier = byId.get(row.id)
    if (miles > radiusMiles || (earlier && earlier.mapDistance <= row.mapDistance)) continue
    const provider = toListedProvider(row, sources)
    if (provider) byId.set(row.id, { provider: { ...provider, distanceMiles: miles }, mapDistance: row.mapDistance })
  }
  return eachOnce([...byId.values()].sort(inOrder))
}

export interface Settled {
  readonly providers: readonly NearbyProvider[]
  /** Miles: nothing that is further away belongs to the answer. */
  readonly reachMiles: number
  readonly hasEnough: boolean
  /** True where no row that was not read can belong to the answer. */
  readonly isCertain: boolean
}

/** The nearest of what was read, measured on the globe, and whether they are the nearest there are. */
export function settle(reading: Reading, search: ProviderSearch, sources: PlaceSources): Settled {
  const { from, radiusMiles, count } = search
  const nearest = candidatesOf(reading, search, sources).slice(0, count)
  const hasEnough = nearest.length === count
  const last = hasEnough ? nearest.at(-1) : undefined
  const reachMiles = last?.provider.distanceMiles ?? radiusMiles
  const isBehindTheLast = last !== undefined && reachMiles === 0 && reading.horizon > last.mapDistance
  return {
    providers: nearest.map(({ provider }) => provider),
    reachMiles,
    hasEnough,
    isCertain: isBehindTheLast || reading.horizon > mapReach(from, reachMiles),
  }
}
