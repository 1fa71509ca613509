import { expect, it } from 'vitest'
import { mapPlaces } from './map-place'

it('numbers the places that lie somewhere and leaves out the others', () => {
  const places = mapPlaces([
    { id: 'line', name: 'A line', address: null },
    { id: 'van', name: 'A van', address: { latitude: 45.7, longitude: -108.6 } },
    { id: 'box', name: 'A box', address: { latitude: null, longitude: null } },
    { id: 'null-island', name: 'An office', address: { latitude: 0, longitude: 0 } },
  ])
  expect(places.map(({ id, order }) => [id, order])).toEqual([
    ['van', 1],
    ['null-island', 2],
  ])
})
