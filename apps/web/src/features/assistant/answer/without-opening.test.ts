import { expect, test } from 'vitest'
import { withoutOpening } from './without-opening'

test('what stands above already is not said again, whatever its order', () =>
  expect(
    withoutOpening('See a doctor today. Fever lasts.\n\nFever\nDrink water.', ['Fever lasts.', 'See a doctor today.']),
  ).toBe('Fever\nDrink water.'))

test('what comes further down stays', () =>
  expect(withoutOpening('Rest. See a doctor today.', ['See a doctor today.'])).toBe('Rest. See a doctor today.'))

test('nothing shown takes nothing away', () => expect(withoutOpening('Rest.', ['', 'Sleep.'])).toBe('Rest.'))
