import type { MapPlace } from './map-place'

type Point = Pick<MapPlace, 'latitude' | 'longitude'>

/** South-west and north-east corner, each longitude then latitude, in degrees. */
export type Bounds = readonly [readonly [number, number], readonly [number, number]]

/**
 * Longitudes that can be compared: where some lie west of Greenwich and some east (Guam, the end of the Aleutians), the
 * eastern ones go on past -180, so that the way between leads over the Pacific.
 */
function unwrapped(places: readonly Point[]): readonly number[] {
  const longitudes = places.map(({ longitude }) => longitude)
  const isAcross = longitudes.some((each) => each < 0) && longitudes.some((each) => each > 90)
  return isAcross ? longitudes.map((each) => (each > 0 ? each - 360 : each)) : longitudes
}

/** The smallest box with every place in it; none where there are no places. */
export function boundsOf(places: readonly Point[]): Bounds | undefined {
  if (places.length === 0) return undefined
  const longitudes = unwrapped(places)
  const latitudes = places.map(({ latitude }) => latitude)
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ]
}
