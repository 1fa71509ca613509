import { PROVIDER_KINDS } from '@careway/domain/vocabulary/provider-kind'
import { COPY_NULL, copyText } from '../../db/copy-text'
import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { PlaceDraft } from './import-source'

/** The columns of a place, in the order of its line. */
export const PLACE_COLUMNS = [
  'id',
  'kind',
  'name',
  'address',
  'city',
  'state',
  'zip_code',
  'phone',
  'website',
  'rating',
  'has_emergency_department',
  'latitude',
  'longitude',
  'mp',
  'source',
  'run_id',
  'details',
] as const

const KIND_NUMBERS = new Map(PROVIDER_KINDS.map((kind, number) => [kind, number]))
const RADIANS = Math.PI / 180
/** Radians on the map: 0.6 meters at the equator, less elsewhere. */
const WIDEST_OFFSET = 1e-7

/** FNV-1a: the same 32 bits for the same text everywhere. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Where the index has a place: Mercator's plane, moved by a hair that its id decides. Thousands are put at the middle of
 * one ZIP; at the very same point their order in the index would be that of the file, so the same few would always come
 * first, and pages of a list could repeat or skip some. What is shown and measured is the exact point beside it.
 */
function indexPoint({ latitude, longitude }: GeoPoint, sourceId: string): string {
  const hash = hashOf(sourceId)
  const east = ((hash & 0xffff) / 0xffff - 0.5) * WIDEST_OFFSET
  const north = ((hash >>> 16) / 0xffff - 0.5) * WIDEST_OFFSET
  const x = longitude * RADIANS + east
  const y = Math.log(Math.tan(Math.PI / 4 + (latitude * RADIANS) / 2)) + north
  return `(${x},${y})`
}

const orNull = (value: string | undefined) => (value === undefined ? COPY_NULL : copyText(value))

/** A place as one line for COPY, in the order of `PLACE_COLUMNS`. */
export const placeLine = (place: PlaceDraft, source: string, run: string): string =>
  `${source}:${copyText(place.sourceId)}\t${KIND_NUMBERS.get(place.kind)}\t${copyText(place.name)}\t${copyText(place.address)}\t` +
  `${copyText(place.city)}\t${place.state}\t${place.zipCode}\t${orNull(place.phone)}\t${orNull(place.website)}\t` +
  `${place.rating ?? COPY_NULL}\t${place.hasEmergencyDepartment}\t${place.point.latitude}\t${place.point.longitude}\t` +
  `${indexPoint(place.point, place.sourceId)}\t${source}\t${run}\t${copyText(JSON.stringify(place.details))}\n`
