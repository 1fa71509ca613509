import 'maplibre-gl/dist/maplibre-gl.css'
import { Map as MapView, NavigationControl, setWorkerUrl } from 'maplibre-gl/dist/maplibre-gl-csp.js'
import workerAddress from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'
import atlasAddress from 'us-atlas/counties-10m.json?url'
import { nameAreas } from './area-names'
import { readMapColors, watchMapColors } from './map-colors'
import type { MapPlace } from './map-place'
import type { DrawnMap, DrawSettings } from './open-map'
import { coloredPaints, outlineStyle } from './outline-style'
import { outlinesOf, type Atlas } from './outlines'
import { setPins } from './pins'
import { boundsOf } from './place-bounds'

/** About a county across, so that a lone place still has borders around it. */
const LONE_PLACE_ZOOM = 8
/** About a city across: nearer, there is nothing on the map but pins. */
const NEAREST_FIT_ZOOM = 10.5
const NEAREST_ZOOM = 13
const FARTHEST_ZOOM = 2
const PADDING_PIXELS = { top: 72, bottom: 48, left: 40, right: 56 }
/** Milliseconds after which a map that still is not drawn counts as failed. */
const PATIENCE = 20_000
const WHOLE_COUNTRY = [
  [-125, 24],
  [-66, 50],
] as const

async function fetchAtlas(): Promise<Atlas> {
  const response = await fetch(atlasAddress)
  if (!response.ok) throw new Error(`The outlines answered ${response.status}`)
  return (await response.json()) as Atlas
}

function refuseWithoutWebGl() {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  if (!context) throw new Error('No WebGL')
  context.getExtension('WEBGL_lose_context')?.loseContext()
}

function createView(host: HTMLElement, atlas: Atlas, words: Record<string, string>): MapView {
  const map = new MapView({
    container: host,
    style: outlineStyle(outlinesOf(atlas), readMapColors(host)),
    bounds: [[...WHOLE_COUNTRY[0]], [...WHOLE_COUNTRY[1]]],
    locale: words,
    minZoom: FARTHEST_ZOOM,
    maxZoom: NEAREST_ZOOM,
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(
    new NavigationControl({ showCompass: false }),
    getComputedStyle(host).direction === 'rtl' ? 'top-left' : 'top-right',
  )
  return map
}

function followColors(map: MapView, host: HTMLElement) {
  return watchMapColors(() => {
    for (const [layer, paint, color] of coloredPaints(readMapColors(host))) map.setPaintProperty(layer, paint, color)
  })
}

function fit(map: MapView, places: readonly MapPlace[]) {
  const bounds = boundsOf(places)
  if (!bounds) return
  const [[west, south], [east, north]] = bounds
  const maxZoom = west === east && south === north ? LONE_PLACE_ZOOM : NEAREST_FIT_ZOOM
  map.fitBounds([west, south, east, north], { padding: PADDING_PIXELS, maxZoom, animate: false })
}

/** Resolves when the outlines are painted; fails when that takes too long or can't be. */
const painted = (map: MapView) =>
  new Promise<void>((resolve, reject) => {
    const clock = setTimeout(() => reject(new Error('The map was not drawn in time')), PATIENCE)
    const settle = (end: () => void) => () => {
      clearTimeout(clock)
      end()
    }
    map.once('load', settle(resolve))
    map.once(
      'error',
      settle(() => reject(new Error('The map could not be drawn'))),
    )
  })

/** Draws the outlines of states and counties into an empty element, and pins on them. */
export async function drawMap(host: HTMLElement, settings: DrawSettings): Promise<DrawnMap> {
  refuseWithoutWebGl()
  setWorkerUrl(workerAddress)
  const atlas = await fetchAtlas()
  const map = createView(host, atlas, settings.words)
  try {
    await painted(map)
  } catch (fault) {
    map.remove()
    throw fault
  }
  map.on('error', settings.onFailure)
  map.on('webglcontextlost', settings.onFailure)
  nameAreas(map, atlas)
  const ignoreColors = followColors(map, host)
  let removePins = () => {}
  return {
    show(places) {
      removePins()
      fit(map, places)
      removePins = setPins(map, places, settings)
    },
    remove() {
      ignoreColors()
      map.remove()
    },
  }
}
