import { expect, it } from 'vitest'
import { distanceMiles, type GeoPoint } from '@careway/domain/kernel/geo-point'
import { searchBoxes } from './search-box'

const ORIGINS: readonly GeoPoint[] = [
  { latitude: 45.67, longitude: -111.16 },
  { latitude: 21.3, longitude: -157.85 },
  { latitude: 71.29, longitude: -156.79 },
  { latitude: 51.88, longitude: 179.6 },
]
const RADII = [1, 25, 200]
const DIRECTIONS = Array.from({ length: 72 }, (_, index) => (index * 5 * Math.PI) / 180)

/** As far as a distance leads in a direction, on the globe. */
function along({ latitude, longitude }: GeoPoint, miles: number, bearing: number): GeoPoint {
  const [angle, from] = [miles / 3958.7613, (latitude * Math.PI) / 180]
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing))
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(from),
    Math.cos(angle) - Math.sin(from) * Math.sin(to),
  )
  const east = longitude + (turn * 180) / Math.PI
  return { latitude: (to * 180) / Math.PI, longitude: ((east + 540) % 360) - 180 }
}

it.each(ORIGINS)('a box around %j holds all that lies within the radius', (origin) => {
  const misses = RADII.flatMap((radius) =>
    DIRECTIONS.flatMap((bearing) => {
      const edge = along(origin, radius * 0.9999, bearing)
      const x = (edge.longitude * Math.PI) / 180
      const y = Math.log(Math.tan(Math.PI / 4 + (edge.latitude * Math.PI) / 360))
      const isHeld = searchBoxes(origin, radius).some(
        ({ west, east, south, north }) => west <= x && x <= east && south <= y && y <= north,
      )
      return isHeld ? [] : [{ radius, bearing, miles: distanceMiles(origin, edge) }]
    }),
  )
  expect(misses).toEqual([])
})
