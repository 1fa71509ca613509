import { expect, it } from 'vitest'
import { paintableColor } from './map-colors'

it.each([
  ['color(srgb 0.5 0.2 1)', 'rgb(128, 51, 255)'],
  ['color(srgb 1.02 -0.01 1e-7)', 'rgb(255, 0, 0)'],
  ['rgb(1, 2, 3)', 'rgb(1, 2, 3)'],
])('%s is painted as %s', (computed, painted) => expect(paintableColor(computed)).toBe(painted))
