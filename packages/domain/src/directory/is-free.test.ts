import { expect, it } from 'vitest'
import { isFreeOf } from './is-free'

it.each([
  [[], 'None. Donations are welcome', true],
  [[], 'Sin costo', true],
  [[], 'None, except for permits', undefined],
  [[], 'Sliding scale', false],
  [[], '$5 a ride', false],
  [[], undefined, undefined],
  [[0], undefined, true],
  [[0, 500], 'Free', false],
])('prices of %j and "%s": %s', (cents, fees, expected) => {
  expect(
    isFreeOf(
      cents.map((amountCents) => ({ amountCents })),
      fees,
    ),
  ).toBe(expected)
})
