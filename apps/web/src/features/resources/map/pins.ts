import { type Map as MapView, Marker } from 'maplibre-gl/dist/maplibre-gl-csp.js'
import type { MapPlace } from './map-place'
import { spreadPins } from './spread-pins'

export interface PinActions {
  /** What the pin is called: its number and the name of the place. */
  readonly nameOf: (place: MapPlace) => string
  readonly onPick: (id: string) => void
  /** The place that is pointed at or holds the focus; null when that ends. */
  readonly onPoint: (id: string | null) => void
}

function pinButton(place: MapPlace, { nameOf, onPick, onPoint }: PinActions): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'places-pin'
  button.ariaLabel = nameOf(place)
  button.dataset['pin'] = place.id
  const number = document.createElement('span')
  number.textContent = String(place.order)
  button.append(number)
  button.addEventListener('click', () => onPick(place.id))
  for (const event of ['pointerenter', 'focus']) button.addEventListener(event, () => onPoint(place.id))
  for (const event of ['pointerleave', 'blur']) button.addEventListener(event, () => onPoint(null))
  return button
}

/** A pin that is reached with the keyboard comes into view, without a flight. */
function followFocus(map: MapView, button: HTMLButtonElement, { longitude, latitude }: MapPlace) {
  button.addEventListener('focus', () => {
    if (!map.getBounds().contains([longitude, latitude])) map.jumpTo({ center: [longitude, latitude] })
  })
}

/** A pin that had to give way loses its point: it stands beside its place, not at it. */
function layOut(map: MapView, markers: readonly Marker[]) {
  const offsets = spreadPins(markers.map((marker) => map.project(marker.getLngLat())))
  markers.forEach((marker, index) => {
    const [right = 0, down = 0] = offsets[index] ?? []
    marker.setOffset([right, down])
    marker.getElement().toggleAttribute('data-is-beside', right !== 0 || down !== 0)
  })
}

/** Sets a pin for each place, in the order of the list; returns how to take them away. */
export function setPins(map: MapView, places: readonly MapPlace[], actions: PinActions): () => void {
  const markers = places.map((place) => {
    const element = pinButton(place, actions)
    followFocus(map, element, place)
    return new Marker({ element, anchor: 'bottom' }).setLngLat([place.longitude, place.latitude]).addTo(map)
  })
  const spread = () => layOut(map, markers)
  map.on('zoomend', spread)
  map.on('resize', spread)
  spread()
  return () => {
    map.off('zoomend', spread)
    map.off('resize', spread)
    for (const marker of markers) marker.remove()
  }
}
