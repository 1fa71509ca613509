import { firstFrom } from '../reading/first-from'
import type { Stretch } from './foreign-pattern'

/** Stretches of one text by where they begin: each question is answered without a look at all of them. */
export interface StretchesInOrder<Each extends Stretch> {
  readonly hasStartIn: (within: Stretch) => boolean
  readonly touching: (stretch: Stretch) => readonly Each[]
}

export function inOrder<Each extends Stretch>(stretches: readonly Each[]): StretchesInOrder<Each> {
  const sorted = stretches.toSorted((a, b) => a.start - b.start)
  const starts = sorted.map(({ start }) => start)
  const longest = sorted.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  return {
    hasStartIn: ({ start, end }) => (starts[firstFrom(starts, start)] ?? Number.POSITIVE_INFINITY) < end,
    touching: ({ start, end }) =>
      sorted.slice(firstFrom(starts, start - longest), firstFrom(starts, end)).filter((each) => each.end > start),
  }
}
