import { describe, expect, test } from 'vitest'
import { appointmentText, entryOf, faultOf, momentOf } from './appointment-time'

const now = new Date(2026, 10, 20, 10, 0)

describe('an entry and the moment it means', () => {
  test('are the same thing, both ways', () => {
    const entry = { date: '2026-12-01', time: '09:05' }
    expect(entryOf(momentOf(entry)!)).toEqual(entry)
  })
  test('half an entry means no moment', () => expect(momentOf({ date: '2026-12-01', time: '' })).toBeUndefined())
})

describe('faultOf', () => {
  test('finds none in a later moment', () => expect(faultOf({ date: '2026-11-20', time: '10:30' }, now)).toEqual({}))
  test('wants both boxes', () =>
    expect(faultOf({ date: '', time: '' }, now)).toEqual({
      date: 'schedule.dateRequired',
      time: 'schedule.timeRequired',
    }))
  test('wants the time', () =>
    expect(faultOf({ date: '2026-12-01', time: '' }, now)).toEqual({ time: 'schedule.timeRequired' }))
  test('refuses an earlier day at the day', () =>
    expect(faultOf({ date: '2026-11-19', time: '10:30' }, now)).toEqual({ date: 'schedule.past' }))
  test('refuses an earlier hour of today at the time', () =>
    expect(faultOf({ date: '2026-11-20', time: '09:30' }, now)).toEqual({ time: 'schedule.past' }))
})

test('a moment reads as it is written in the United States', () => {
  const instant = new Date(2026, 11, 1, 14, 30).toISOString()
  expect(appointmentText(instant, 'en')).toMatch(/^Tuesday, December 1, 2026 at 2:30.PM$/)
  expect(appointmentText(instant, 'es')).toMatch(/^martes, 1 de diciembre de 2026, 2:30.p\..?m\.$/)
})
