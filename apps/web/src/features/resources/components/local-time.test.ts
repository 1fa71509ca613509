import { expect, it } from 'vitest'
import { clockTime, localMoment, weekdayName } from './local-time'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

it('says the hour of the place, not the reader’s', () => {
  expect(plain(clockTime('17:30', 'en'))).toBe('5:30 PM')
  expect(plain(localMoment('2026-11-23T08:00', 'en'))).toBe('Mon 8:00 AM')
})

it('names the weekdays from Monday on', () => {
  expect([1, 7].map((day) => weekdayName(day, 'en'))).toEqual(['Monday', 'Sunday'])
  expect(weekdayName(3, 'es')).toBe('miércoles')
})
