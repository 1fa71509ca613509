import { type Map as MapView, Marker } from 'maplibre-gl/dist/maplibre-gl-csp.js'
import { readableNames } from './name-layout'
import { areasOf, isInArea, type Area, type AreaName, type Atlas } from './outlines'

/** From here on the counties are named, before it the states. */
const COUNTY_ZOOM = 6

/** Names for the eyes alone: the list says where each place is. */
function nameMarker({ name, longitude, latitude }: AreaName, kind: string): Marker {
  const element = document.createElement('span')
  element.className = `places-map__area places-map__area--${kind}`
  element.textContent = name
  element.ariaHidden = 'true'
  element.role = 'presentation'
  return new Marker({ element }).setLngLat([longitude, latitude])
}

/** Of the whole world, at zoom 0. */
const WORLD_PIXELS = 512
/** From the upper edge, where pins seldom are. */
const EDGE_PIXELS = 28

function namesInView(map: MapView, areas: readonly Area[]): readonly AreaName[] {
  const view = map.getBounds()
  const pixelsPerDegree = (WORLD_PIXELS * 2 ** map.getZoom()) / 360
  const boxes = areas
    .filter(({ longitude, latitude }) => view.contains([longitude, latitude]))
    .map((area) => {
      const { x, y } = map.project([area.longitude, area.latitude])
      return { ...area, x, y, room: area.width * pixelsPerDegree }
    })
  return readableNames(boxes)
}

/** Where no area has its middle in view: the one along the upper edge, named there. */
function nameAtEdge(map: MapView, areas: readonly Area[]): readonly AreaName[] {
  const { lng, lat } = map.unproject([map.getContainer().clientWidth / 2, EDGE_PIXELS])
  const area = areas.find((each) => isInArea(each, lng, lat))
  return area ? [{ ...area, longitude: lng, latitude: lat }] : []
}

/** Writes the names of states, or of counties from near, anew after every move. */
export function nameAreas(map: MapView, atlas: Atlas): void {
  const known = new Map<string, readonly Area[]>()
  let markers: readonly Marker[] = []
  const write = () => {
    const kind = map.getZoom() < COUNTY_ZOOM ? 'states' : 'counties'
    const areas = known.get(kind) ?? areasOf(atlas, kind)
    known.set(kind, areas)
    for (const marker of markers) marker.remove()
    const inView = namesInView(map, areas)
    const names = inView.length > 0 ? inView : nameAtEdge(map, areas)
    markers = names.map((name) => nameMarker(name, kind).addTo(map))
  }
  map.on('moveend', write)
  map.on('resize', write)
  write()
}
