import { expect, test } from 'vitest'
import { ageDays, freshnessOf } from './data-source-age'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:00Z', 0],
  ['2026-11-20T12:00:01Z', 0],
  ['2026-11-20T12:00:00Z', 1],
  ['2026-11-22T00:00:00Z', 0],
])('what was loaded at %s is %i days old', (loadedAt, days) => {
  expect(ageDays(loadedAt, now)).toBe(days)
})

test('what was never loaded has no age and is missing, whatever else is said', () => {
  expect(ageDays(null, now)).toBeUndefined()
  expect(freshnessOf({ loadedAt: null, isStale: false })).toBe('missing')
  expect(freshnessOf({ loadedAt: '2026-01-01T00:00:00Z', isStale: true })).toBe('stale')
  expect(freshnessOf({ loadedAt: '2026-01-01T00:00:00Z', isStale: false })).toBe('fresh')
})
