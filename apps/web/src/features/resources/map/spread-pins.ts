export interface PinPoint {
  readonly x: number
  readonly y: number
}

/** Pixels from its place, to the right and down. */
export type PinOffset = readonly [number, number]

/** Pins nearer than this hide each other's numbers. */
const CLEARANCE_PIXELS = 27
const STEP_PIXELS = 28
const MOST_STEPS = 4

/** Where else a pin may stand, the nearest first: rings around its place, beginning at its right. */
const candidates: readonly PinOffset[] = [
  [0, 0],
  ...Array.from({ length: MOST_STEPS }, (_, step) => ringOf(step + 1)).flat(),
]

function ringOf(step: number): readonly PinOffset[] {
  const count = 6 * step
  return Array.from({ length: count }, (_, index): PinOffset => {
    const angle = (2 * Math.PI * index) / count
    return [Math.round(Math.cos(angle) * step * STEP_PIXELS), Math.round(Math.sin(angle) * step * STEP_PIXELS)]
  })
}

const moved = ({ x, y }: PinPoint, [right, down]: PinOffset): PinPoint => ({ x: x + right, y: y + down })
const isClear = (one: PinPoint, other: PinPoint) => Math.hypot(one.x - other.x, one.y - other.y) >= CLEARANCE_PIXELS

/**
 * Moves pins that would hide one before them to the nearest free spot, so that each number can be read and pressed. One
 * offset per point. Where even that is full, a pin stays at its place.
 */
export function spreadPins(points: readonly PinPoint[]): readonly PinOffset[] {
  const taken: PinPoint[] = []
  return points.map((point) => {
    const free = candidates.find((offset) => taken.every((each) => isClear(each, moved(point, offset))))
    const offset = free ?? [0, 0]
    taken.push(moved(point, offset))
    return offset
  })
}
