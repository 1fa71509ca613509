import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { StyleSpecification } from 'maplibre-gl'
import type { MapColors } from './map-colors'
import type { Outlines } from './outlines'

const featureOf = (geometry: Geometry): Feature => ({ type: 'Feature', geometry, properties: {} })
const source = (data: Feature | FeatureCollection) => ({ type: 'geojson' as const, data, tolerance: 0.2 })

/** Land and lines from what the page holds itself: no tiles, no glyphs, no sprites, nothing from elsewhere. */
export const outlineStyle = ({ land, countyLines, stateLines }: Outlines, colors: MapColors): StyleSpecification => ({
  version: 8,
  sources: {
    land: source(land),
    counties: source(featureOf(countyLines)),
    states: source(featureOf(stateLines)),
  },
  layers: [
    { id: 'beyond', type: 'background', paint: { 'background-color': colors.beyond } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
    {
      id: 'counties',
      type: 'line',
      source: 'counties',
      minzoom: 4,
      paint: {
        'line-color': colors.countyLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.4, 8, 1.2],
      },
    },
    {
      id: 'states',
      type: 'line',
      source: 'states',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': colors.stateLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 8, 2],
      },
    },
  ],
})

/** Which paint follows which color, for when the theme changes. */
export const coloredPaints = (colors: MapColors) =>
  [
    ['beyond', 'background-color', colors.beyond],
    ['land', 'fill-color', colors.land],
    ['counties', 'line-color', colors.countyLine],
    ['states', 'line-color', colors.stateLine],
  ] as const
