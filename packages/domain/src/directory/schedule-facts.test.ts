import { expect, it } from 'vitest'
import { scheduleFacts } from './schedule-facts'

it.each([
  [
    'an evening until after midnight',
    { id: 'a', freq: 'WEEKLY', byday: 'FR', opens_at: '20:00:00', closes_at: '02:00' },
    { freq: 'WEEKLY', byDay: 'FR', opensAt: '20:00', closesAt: '02:00', isClosed: false, isException: false },
  ],
  [
    'a holiday closure',
    { id: 'a', dtstart: '2026-12-25', until: '2026-12-26' },
    { dtstart: '2026-12-25', until: '2026-12-26', isClosed: true, isException: true },
  ],
  [
    'the same day each year',
    { id: 'a', dtstart: '2000-01-01', freq: 'MONTHLY', interval: 12, bymonthday: '1', description: 'Closed' },
    {
      dtstart: '2000-01-01',
      freq: 'MONTHLY',
      interval: 12,
      byMonthDay: '1',
      description: 'Closed',
      isClosed: true,
      isException: true,
    },
  ],
  [
    'a whole day',
    { id: 'a', freq: 'WEEKLY', byday: 'MO', opens_at: '00:00', closes_at: '23:59' },
    { freq: 'WEEKLY', byDay: 'MO', opensAt: '00:00', closesAt: '24:00', isClosed: false, isException: false },
  ],
  [
    'a sentence that says always',
    { id: 'a', description: 'Open 24 hours a day' },
    { description: 'Open 24 hours a day', opensAt: '00:00', closesAt: '24:00', isClosed: false, isException: false },
  ],
  [
    'a sentence that says when',
    { id: 'a', description: 'By appointment' },
    { description: 'By appointment', isClosed: false, isException: false },
  ],
  [
    'a time with its zone',
    { id: 'a', byday: 'MO', freq: 'WEEKLY', opens_at: '9:00-05:30' },
    {
      byDay: 'MO',
      freq: 'WEEKLY',
      opensAt: '09:00',
      timeZoneOffsetHours: -5.5,
      isClosed: false,
      isException: false,
    },
  ],
])('reads %s', (_name, values, expected) => {
  expect(scheduleFacts(values)).toEqual(expected)
})
