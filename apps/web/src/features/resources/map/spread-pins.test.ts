import { expect, it } from 'vitest'
import { spreadPins, type PinPoint } from './spread-pins'

const nearest = (points: readonly PinPoint[]) => {
  const spread = spreadPins(points).map(([right, down], index) => ({
    x: (points[index]?.x ?? 0) + right,
    y: (points[index]?.y ?? 0) + down,
  }))
  const distances = spread.flatMap((one, index) =>
    spread.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  )
  return Math.min(...distances)
}

it('leaves pins with room where they are', () =>
  expect(
    spreadPins([
      { x: 0, y: 0 },
      { x: 27, y: 0 },
    ]),
  ).toEqual([
    [0, 0],
    [0, 0],
  ]))

it('moves the later of two that overlap, and the first not at all', () =>
  expect(
    spreadPins([
      { x: 100, y: 100 },
      { x: 100, y: 100 },
    ]),
  ).toEqual([
    [0, 0],
    [28, 0],
  ]))

it('keeps every number of a crowded house apart', () =>
  expect(nearest(Array.from({ length: 30 }, (_, index) => ({ x: index % 5, y: index % 3 })))).toBeGreaterThanOrEqual(
    27,
  ))
