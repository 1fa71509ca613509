import { expect, it } from 'vitest'
import { wholeDayEvent } from '../../../widgets/calendar-file/whole-day-event'

it('puts the last day to sign up into a calendar as a whole day, with a reminder a week before', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const event = wholeDayEvent(
    'special-move-2027-01-20',
    '2027-01-20',
    { title: 'Last day', description: 'Sign up' },
    now,
  )
  expect(event).toMatchObject({
    uid: 'special-move-2027-01-20@careway',
    start: [2027, 1, 20],
    duration: { days: 1 },
    alarms: [{ trigger: { days: 7, before: true } }],
  })
})
