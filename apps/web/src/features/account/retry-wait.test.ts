import { expect, test } from 'vitest'
import { retryWait } from './retry-wait'

test.each([
  [1, 'retry.seconds', 1],
  [59, 'retry.seconds', 59],
  [60, 'retry.minutes', 1],
  [61, 'retry.minutes', 2],
  [900, 'retry.minutes', 15],
])('a wait of %i seconds', (seconds, key, count) => {
  expect(retryWait(seconds)).toEqual({ key, count })
})
