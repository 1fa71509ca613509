import { createEvents } from 'ics'
import { expect, test } from 'vitest'
import { daysAhead, enrollmentEvents } from './enrollment-events'

const DATES = {
  planYear: 2027,
  opensOn: '2026-11-01',
  lastDayForJanuary: '2026-12-15',
  closesOn: '2027-01-15',
  isOpen: true,
}

test('only what is still ahead is worth a calendar entry', () => {
  expect(daysAhead(DATES, '2026-10-01')).toEqual(['opensOn', 'lastDayForJanuary', 'closesOn'])
  expect(daysAhead(DATES, '2026-11-21')).toEqual(['lastDayForJanuary', 'closesOn'])
  expect(daysAhead(DATES, '2027-01-15')).toEqual(['closesOn'])
  expect(daysAhead(DATES, '2027-01-16')).toEqual([])
})

test('where the season closes on the last day for January, that day is named once', () => {
  expect(daysAhead({ ...DATES, closesOn: '2026-12-15' }, '2026-11-21')).toEqual(['closesOn'])
})

test('the file names whole days and reminds a week before', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const events = enrollmentEvents(DATES, (day) => ({ title: `Day: ${day}`, description: 'Sign up' }), now)
  const { value } = createEvents([...events])
  expect(value).toContain('DTSTART;VALUE=DATE:20261215')
  expect(value).toContain('SUMMARY:Day: closesOn')
  expect(value).toContain('TRIGGER:-P7D')
})
