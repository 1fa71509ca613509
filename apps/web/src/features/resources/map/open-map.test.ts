import { expect, it, vi } from 'vitest'
import { openMap, type DrawMap, type DrawnMap, type MapState } from './open-map'

const place = { id: 'a', name: 'A', latitude: 30, longitude: -97, order: 1 }

function opened(load: () => Promise<DrawMap>) {
  const states: MapState[] = []
  const map = openMap({
    load,
    host: {} as HTMLElement,
    words: {},
    nameOf: ({ name }) => name,
    onPick: () => undefined,
    onPoint: () => undefined,
    onState: (state) => states.push(state),
  })
  return { map, states }
}

const drawn = () => ({ show: vi.fn<DrawnMap['show']>(), remove: vi.fn<DrawnMap['remove']>() })
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('draws the places that were given while it was fetched', async () => {
  const drawing = drawn()
  const { map, states } = opened(async () => async () => drawing)
  map.show([place])
  await settled()
  expect(states).toEqual(['loading', 'shown'])
  expect(drawing.show).toHaveBeenLastCalledWith([place])
})

it('leaves the pins alone when the same places come again', async () => {
  const drawing = drawn()
  const { map } = opened(async () => async () => drawing)
  map.show([place])
  await settled()
  map.show([{ ...place }])
  expect(drawing.show).toHaveBeenCalledTimes(1)
  map.show([place, { ...place, id: 'b', order: 2 }])
  expect(drawing.show).toHaveBeenCalledTimes(2)
})

it.each<[string, () => Promise<DrawMap>]>([
  ['its code does not arrive', () => Promise.reject(new Error('offline'))],
  ['the device has no WebGL', async () => () => Promise.reject(new Error('Failed to initialize WebGL'))],
])('says so, and nothing breaks, where %s', async (_, load) => {
  const { map, states } = opened(load)
  await settled()
  expect(states).toEqual(['loading', 'failed'])
  map.show([place])
  map.close()
})

it('takes the map away where the drawing is lost later', async () => {
  const drawing = drawn()
  let lose = () => {}
  const { map, states } = opened(async () => async (_, { onFailure }) => {
    lose = onFailure
    return drawing
  })
  await settled()
  lose()
  lose()
  map.close()
  expect(states).toEqual(['loading', 'shown', 'failed'])
  expect(drawing.remove).toHaveBeenCalledTimes(1)
})

it('leaves nothing behind when it is closed before it is drawn', async () => {
  const drawing = drawn()
  const { map, states } = opened(async () => async () => drawing)
  await Promise.resolve()
  map.close()
  await settled()
  expect(states).toEqual(['loading'])
  expect(drawing.show).not.toHaveBeenCalled()
})
