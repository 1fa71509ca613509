import type { FeatureCollection, MultiLineString, Polygon, MultiPolygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

type Named = { readonly name: string }

/** States, counties and the nation with shared borders; Census Bureau cartographic boundaries, 2017. */
export type Atlas = Topology<{
  counties: GeometryCollection<Named>
  states: GeometryCollection<Named>
  nation: GeometryCollection
}>

export interface Outlines {
  readonly land: FeatureCollection
  /** The borders between counties of one state, each drawn once. */
  readonly countyLines: MultiLineString
  /** Coasts, and the borders of states. */
  readonly stateLines: MultiLineString
}

export interface AreaName {
  readonly name: string
  readonly longitude: number
  readonly latitude: number
  /** How wide the area is, in degrees of longitude. */
  readonly width: number
}

/** A state or county, and where its name is written. */
export interface Area extends AreaName {
  readonly shape: Polygon | MultiPolygon
}

const stateOf = ({ id }: GeometryObject) => String(id).slice(0, 2)

export function outlinesOf(atlas: Atlas): Outlines {
  const { counties, states, nation } = atlas.objects
  return {
    land: feature(atlas, nation),
    countyLines: mesh(atlas, counties, (one, other) => one !== other && stateOf(one) === stateOf(other)),
    stateLines: mesh(atlas, states),
  }
}

/** Twice the area of a ring, and the sums that its middle is drawn from. */
function ringSums(ring: readonly Position[]) {
  let [area, x, y] = [0, 0, 0]
  ring.forEach(([x0 = 0, y0 = 0], index) => {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? []
    const cross = x0 * y1 - x1 * y0
    area += cross
    x += (x0 + x1) * cross
    y += (y0 + y1) * cross
  })
  return { area, x, y }
}

function widthOf(ring: readonly Position[]) {
  const longitudes = ring.map(([x = 0]) => x)
  return Math.max(...longitudes) - Math.min(...longitudes)
}

const partsOf = ({ type, coordinates }: Area['shape']) => (type === 'Polygon' ? [coordinates] : coordinates)

/** The middle of the largest part, where the name of an area is written, and how much room it has there. */
function roomFor(shape: Area['shape']): Omit<AreaName, 'name'> {
  const parts = partsOf(shape).map(([ring = []]) => ({ ...ringSums(ring), ring }))
  const { area, x, y, ring } = parts.reduce((best, each) => (Math.abs(each.area) > Math.abs(best.area) ? each : best))
  const [[cornerX = 0, cornerY = 0] = []] = ring
  const width = widthOf(ring)
  // A city smaller than the grid of the file has shrunk to a line, which has no middle of its own.
  if (area === 0) return { longitude: cornerX, latitude: cornerY, width }
  return { longitude: x / (3 * area), latitude: y / (3 * area), width }
}

/** The widest first. */
export function areasOf(atlas: Atlas, areas: 'counties' | 'states'): readonly Area[] {
  return feature(atlas, atlas.objects[areas])
    .features.flatMap(({ geometry, properties }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [{ name: properties.name, shape: geometry, ...roomFor(geometry) }]
        : [],
    )
    .toSorted((one, other) => other.width - one.width)
}

/** Whether a line from the point to the east crosses the edge from one corner to the next. */
const crosses = (longitude: number, latitude: number, [x0 = 0, y0 = 0]: Position, [x1 = 0, y1 = 0]: Position) =>
  y0 > latitude !== y1 > latitude && longitude < x0 + ((x1 - x0) * (latitude - y0)) / (y1 - y0)

export function isInArea({ shape }: Area, longitude: number, latitude: number): boolean {
  const edges = partsOf(shape)
    .flat()
    .flatMap((ring) => ring.slice(1).map((end, index) => [ring[index] ?? [], end] as const))
  return edges.filter(([start, end]) => crosses(longitude, latitude, start, end)).length % 2 === 1
}
