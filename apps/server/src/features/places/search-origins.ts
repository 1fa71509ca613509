import type { GeoPoint } from '@careway/domain/kernel/geo-point'

/** A point on the Mercator map, in radians of longitude; the column `mp` holds the same. */
export interface MapPoint {
  readonly x: number
  readonly y: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const toMapPoint = ({ latitude, longitude }: GeoPoint): MapPoint => ({
  x: radians(longitude),
  y: Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)),
})

/** The Aleutians lie on both sides of the 180th meridian, where the flat map is cut. */
const NEAR_THE_CUT_DEGREES = 170

/** Where to search from: the point, and near the cut also the same point on the map's other end. */
export function searchOrigins(from: GeoPoint): readonly MapPoint[] {
  const point = toMapPoint(from)
  if (Math.abs(from.longitude) < NEAR_THE_CUT_DEGREES) return [point]
  return [point, { x: point.x - Math.sign(from.longitude) * 2 * Math.PI, y: point.y }]
}
