import { describe, expect, it } from 'vitest'
import { US_STATES } from '../vocabulary/us-state'
import { calendarDate } from '../kernel/calendar-date'
import type { ResourceSchedule } from '../directory/resource-facts'
import { weekOfYear } from './calendar'
import { FEDERAL_HOLIDAYS, federalHolidayOn } from './federal-holidays'
import { openState } from './open-state'
import cases from './open-state.cases.json'
import { SAMPLE_HOURS } from './opening-hours.fixture'
import { parsedRule } from './parsed-rule'
import { speaksOf } from './rule-days'
import { timeZoneOf } from './time-zone-of'
import { hoursNotes, weeklyHours } from './weekly-hours'

describe('open now', () => {
  it.each(cases)('$name', ({ hours, timeZone, at, expect: expected }) => {
    expect(openState(SAMPLE_HOURS[hours]!, timeZone ?? undefined, new Date(at))).toEqual(expected)
  })

  it.each(['2026-02-20T06:00:00Z', '2026-10-20T05:00:00Z'])(
    'keeps its word from %s on: what is said to change next stays said until it changes',
    (from) => {
      const schedules = [...SAMPLE_HOURS['with-lunch']!, ...SAMPLE_HOURS['saturday-night']!]
      const hour = 60 * 60_000
      const instants = Array.from({ length: 28 * 24 }, (_, index) => Date.parse(from) + index * hour)
      const states = instants.map((now) => openState(schedules, 'America/Chicago', new Date(now)))
      const kindOf = ({ state }: (typeof states)[number]) => (state === 'closes-soon' ? 'open' : state)
      const broken = states.filter((state, index) => {
        const earlier = states[index - 1]
        return earlier !== undefined && kindOf(earlier) === kindOf(state) && earlier.until !== state.until
      })
      expect(broken).toEqual([])
    },
  )
})

describe('federal holidays', () => {
  const days = (year: number) => Array.from({ length: 366 }, (_, index) => new Date(Date.UTC(year, 0, 1 + index)))
  const kept = (year: number) =>
    days(year).flatMap((day) => {
      const date = calendarDate(day.toISOString().slice(0, 10))
      const holiday = date.startsWith(String(year)) ? federalHolidayOn(date) : undefined
      return holiday ? [`${date.slice(5)} ${holiday}`] : []
    })

  it('fall on the days that the Office of Personnel Management lists for 2026', () => {
    expect(kept(2026)).toEqual([
      '01-01 new-years-day',
      '01-19 martin-luther-king-day',
      '02-16 washingtons-birthday',
      '05-25 memorial-day',
      '06-19 juneteenth',
      '07-03 independence-day',
      '07-04 independence-day',
      '09-07 labor-day',
      '10-12 columbus-day',
      '11-11 veterans-day',
      '11-26 thanksgiving-day',
      '12-25 christmas-day',
    ])
  })

  it.each(Array.from({ length: 28 }, (_, index) => 2015 + index))('are all there in %i', (year) => {
    const names = kept(year).map((each) => each.slice(6))
    expect(FEDERAL_HOLIDAYS.filter((name) => !names.includes(name))).toEqual([])
    expect(names.length).toBeLessThanOrEqual(16)
  })
})

describe('rules of a schedule', () => {
  const rule = (given: Partial<ResourceSchedule>): ResourceSchedule => ({
    isClosed: false,
    isException: false,
    ...given,
  })
  const says = (given: Partial<ResourceSchedule>, day: string) => speaksOf(rule(given), calendarDate(day))

  it('hold from the first to the last day they name, both included', () => {
    const season = { validFrom: '2026-06-01', validTo: '2026-08-31', dtstart: '2026-06-15', until: '2026-09-30' }
    expect(parsedRule(rule(season))).toMatchObject({ from: '2026-06-15', to: '2026-08-31' })
    for (const [day, expected] of [
      ['2026-06-14', false],
      ['2026-06-15', true],
      ['2026-08-31', true],
      ['2026-09-01', false],
    ] as const)
      expect([day, says(season, day)]).toEqual([day, expected])
  })

  it('name days of the month and of the year, from either end', () => {
    expect(says({ freq: 'MONTHLY', byMonthDay: '15,-1' }, '2026-02-28')).toBe(true)
    expect(says({ freq: 'MONTHLY', byMonthDay: '15,-1' }, '2026-02-15')).toBe(true)
    expect(says({ freq: 'MONTHLY', byMonthDay: '15,-1' }, '2026-02-27')).toBe(false)
    expect(says({ freq: 'WEEKLY', byYearDay: '1,-1' }, '2024-12-31')).toBe(true)
    expect(says({ freq: 'WEEKLY', byWeekNumber: '47' }, '2026-11-21')).toBe(true)
    expect(weekOfYear(calendarDate('2027-01-01'))).toBe(53)
  })

  it('hold on the day of their start where they name none', () => {
    expect(says({ freq: 'WEEKLY', dtstart: '2026-11-04' }, '2026-11-18')).toBe(true)
    expect(says({ freq: 'WEEKLY', dtstart: '2026-11-04' }, '2026-11-19')).toBe(false)
    expect(says({ freq: 'MONTHLY', dtstart: '2026-10-18' }, '2026-11-18')).toBe(true)
    expect(says({ freq: 'WEEKLY' }, '2026-11-18')).toBe(false)
  })

  it('end after so many times', () => {
    const thrice = { freq: 'WEEKLY', byDay: 'WE', dtstart: '2026-11-04', count: 3 } as const
    expect(says(thrice, '2026-11-18')).toBe(true)
    expect(says(thrice, '2026-11-25')).toBe(false)
  })

  it('count every second week from the week of their start, wherever a week begins', () => {
    const fortnight = { freq: 'WEEKLY', interval: 2, byDay: 'SU', dtstart: '2026-11-04' } as const
    expect(says(fortnight, '2026-11-08')).toBe(true)
    expect(says({ ...fortnight, weekStart: 'SU' }, '2026-11-08')).toBe(false)
  })

  it('say nothing by days that do not exist', () => {
    expect(says({ freq: 'WEEKLY', byDay: 'XX' }, '2026-11-18')).toBe(false)
    expect(says({ freq: 'WEEKLY', byDay: 'we', validFrom: '2026-02-31' }, '2026-11-18')).toBe(true)
  })
})

describe('weekly hours', () => {
  it('run from Monday to Sunday, the earlier first', () => {
    expect(weeklyHours(SAMPLE_HOURS['with-lunch']!, calendarDate('2026-11-20'))).toEqual([
      { weekday: 3, opensAt: '08:00', closesAt: '12:00' },
      { weekday: 3, opensAt: '13:00', closesAt: '17:00' },
    ])
    const night = weeklyHours(SAMPLE_HOURS['every-night']!, calendarDate('2026-11-20'))
    expect(night.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(night[0]).toEqual({ weekday: 1, opensAt: '22:00', closesAt: '06:00' })
  })

  it('leave out exceptions, and say in words what is not every week', () => {
    expect(weeklyHours(SAMPLE_HOURS['closed-on-thanksgiving']!, calendarDate('2026-11-21'))).toHaveLength(5)
    const today = calendarDate('2026-11-21')
    expect(hoursNotes([...SAMPLE_HOURS['last-friday']!, ...SAMPLE_HOURS['by-appointment']!], today)).toEqual([
      'Last Friday',
      'By appointment',
    ])
  })

  it('speak of a closure only in the two weeks before it', () => {
    const hours = SAMPLE_HOURS['closed-on-thanksgiving']!.map((rule) =>
      rule.isException ? { ...rule, description: 'Closed for Thanksgiving' } : rule,
    )
    expect(hoursNotes(hours, calendarDate('2026-11-12'))).toEqual([])
    expect(hoursNotes(hours, calendarDate('2026-11-13'))).toEqual(['Closed for Thanksgiving'])
    expect(hoursNotes(hours, calendarDate('2026-11-26'))).toEqual(['Closed for Thanksgiving'])
    expect(hoursNotes(hours, calendarDate('2026-11-27'))).toEqual([])
  })
})

describe('time zones', () => {
  it.each([
    [{ state: 'TX', zipCode: '78701', countyFips: '48453' }, 'America/Chicago'],
    [{ state: 'TX', zipCode: '79901', countyFips: '48141' }, 'America/Denver'],
    [{ state: 'FL', zipCode: '32501', countyFips: '12033' }, 'America/Chicago'],
    [{ state: 'FL', zipCode: '32456', countyFips: '12045' }, 'America/New_York'],
    [{ state: 'FL', zipCode: '32465', countyFips: '12045' }, 'America/Chicago'],
    [{ state: 'TN', zipCode: '37902', countyFips: '47093' }, 'America/New_York'],
    [{ state: 'TN', zipCode: '37201', countyFips: '47037' }, 'America/Chicago'],
    [{ state: 'KY', zipCode: '42101', countyFips: '21227' }, 'America/Chicago'],
    [{ state: 'IN', zipCode: '46402', countyFips: '18089' }, 'America/Chicago'],
    [{ state: 'NE', zipCode: '69201', countyFips: '31031' }, 'America/Chicago'],
    [{ state: 'NE', zipCode: '69218', countyFips: '31031' }, 'America/Denver'],
    [{ state: 'ID', zipCode: '83814', countyFips: '16055' }, 'America/Los_Angeles'],
    [{ state: 'ID', zipCode: '83549', countyFips: '16049' }, 'America/Denver'],
    [{ state: 'OR', zipCode: '97914', countyFips: '41045' }, 'America/Denver'],
    [{ state: 'AK', zipCode: '99546', countyFips: '02016' }, 'America/Adak'],
    [{ state: 'AZ' }, 'America/Phoenix'],
    [{ state: 'HI' }, 'Pacific/Honolulu'],
    [{ state: 'PR' }, undefined],
    [{}, undefined],
  ])('of %j is %s', (place, zone) => {
    expect(timeZoneOf(place)).toBe(zone)
  })

  it('are known for every state', () => {
    expect(US_STATES.filter((state) => timeZoneOf({ state }) === undefined)).toEqual([])
  })
})
