import type { GeoPoint } from '@careway/domain/kernel/geo-point'

const EARTH_RADIUS_MILES = 3958.7613
const HIGHEST_LATITUDE = 85
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A box on Mercator's plane, as the column `mp` has it. */
export interface SearchBox {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

const mercator = (latitudeRadians: number): number => Math.log(Math.tan(Math.PI / 4 + latitudeRadians / 2))

/** Boxes that hold everything within the radius; two where it reaches across the 180th meridian. */
export function searchBoxes({ latitude, longitude }: GeoPoint, radiusMiles: number): readonly SearchBox[] {
  const angle = (radiusMiles / EARTH_RADIUS_MILES) * 1.001
  const highest = radians(HIGHEST_LATITUDE)
  const center = radians(Math.max(-HIGHEST_LATITUDE, Math.min(HIGHEST_LATITUDE, latitude)))
  const [lower, upper] = [Math.max(-highest, center - angle), Math.min(highest, center + angle)]
  const width = Math.asin(Math.min(1, Math.sin(angle) / Math.cos(Math.max(Math.abs(lower), Math.abs(upper)))))
  const x = radians(longitude)
  const box = { west: x - width, east: x + width, south: mercator(lower), north: mercator(upper) }
  const turn = 2 * Math.PI
  if (box.west < -Math.PI) return [box, { ...box, west: box.west + turn, east: box.east + turn }]
  if (box.east > Math.PI) return [box, { ...box, west: box.west - turn, east: box.east - turn }]
  return [box]
}
