import type { GeoPoint } from '../kernel/geo-point'

interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/**
 * Boxes around the states and the territories, a few miles wide of the coast. They reach into Canada and Mexico: a place
 * there is told by its address.
 */
const BOXES: readonly Box[] = [
  { south: 24.3, north: 49.5, west: -125, east: -66.8 },
  // Alaska, on both sides of the date line.
  { south: 51, north: 71.6, west: -180, east: -129.9 },
  { south: 51, north: 53.6, west: 172, east: 180 },
  // Hawaii with its leeward islands.
  { south: 18.7, north: 28.6, west: -178.6, east: -154.6 },
  // Puerto Rico and the U.S. Virgin Islands.
  { south: 17.5, north: 18.7, west: -68.1, east: -64.4 },
  // Guam and the Northern Mariana Islands.
  { south: 13.1, north: 20.8, west: 144.5, east: 146.2 },
  // American Samoa.
  { south: -14.7, north: -10.9, west: -171.2, east: -168 },
]

/** Whether a point can be in the United States or its territories. `0,0` is not. */
export const isInUnitedStates = ({ latitude, longitude }: GeoPoint): boolean =>
  BOXES.some(
    ({ south, north, west, east }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )
