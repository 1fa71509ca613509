import { expect, it } from 'vitest'
import { leadingValue, standingOf } from './rule-period'

const value = (from: string, to: string | null) => ({ from, to, columns: [''], rows: [], isPartial: false })

it('holds from its first day to its last', () => {
  const year = value('2026-01-01', '2026-12-31')
  expect(standingOf(year, '2025-12-31')).toBe('later')
  expect(standingOf(year, '2026-01-01')).toBe('now')
  expect(standingOf(year, '2026-12-31')).toBe('now')
  expect(standingOf(year, '2027-01-01')).toBe('past')
  expect(standingOf(value('2026-01-01', null), '2040-01-01')).toBe('now')
})

it('leads with what is in force, else with the newest', () => {
  const values = [value('2027-01-01', '2027-12-31'), value('2026-01-01', '2026-12-31')]
  expect(leadingValue(values, '2026-11-21')?.from).toBe('2026-01-01')
  expect(leadingValue(values, '2030-01-01')?.from).toBe('2027-01-01')
  expect(leadingValue([], '2030-01-01')).toBeUndefined()
})
