/** Degrees, WGS 84. */
export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

export const EARTH_RADIUS_MILES = 3958.7613
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in statute miles. */
export function distanceMiles(from: GeoPoint, to: GeoPoint): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2
  const halfLongitude = radians(to.longitude - from.longitude) / 2
  const chord =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}
