import { expect, test } from 'vitest'
import { formatMoment, formatShortDay, formatToday } from './moment'

const noon = new Date(2026, 10, 21, 12, 5)

test('writes a moment by the clock of the United States, in either language', () => {
  expect(formatMoment(noon.toISOString(), 'en').replaceAll(/\s/g, ' ')).toBe('Sat, Nov 21, 12:05 PM')
  expect(formatMoment(noon.toISOString(), 'es').replaceAll(/\s/g, ' ')).toMatch(/sáb.*21.*12:05 p\.\s?m\./)
})

test('writes a day', () => {
  expect(formatShortDay(noon.toISOString(), 'en')).toBe('Nov 21')
  expect(formatToday(noon, 'en')).toBe('Saturday, November 21')
  expect(formatToday(noon, 'es')).toBe('Sábado, 21 de noviembre')
})
