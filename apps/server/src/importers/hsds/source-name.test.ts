import { expect, it } from 'vitest'
import { printedDay, printedTime, printedWeekdays, yearlyMonths } from './old-printed'
import { uuidOf } from './raw-record'
import { directoryName } from './source'
import { isPublicName, nameFromPath } from './source-name'

it.each([
  ['/data/San Mateo County.json', 'san-mateo-county'],
  ['/data/hsds-sample/', 'sample'],
  ['/data/Niños_2026.csv', 'nin-os-2026'],
  ['/data/---', undefined],
])('names the directory of %s %s', (path, name) => {
  expect(nameFromPath(path)).toBe(name)
})

it('knows the sources that are directories', () => {
  expect(directoryName('hsds-county')).toBe('county')
  expect(directoryName('nppes')).toBeUndefined()
  expect(isPublicName('a b')).toBe(false)
})

it('makes a UUID of an id that is none, and keeps one that is', () => {
  const uuid = uuidOf('hsds-a', 'service', '12')
  expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(uuidOf('hsds-a', 'service', '12')).toBe(uuid)
  expect(uuidOf('hsds-a', 'location', '12')).not.toBe(uuid)
  expect(uuidOf('hsds-a', 'service', uuid.toUpperCase())).toBe(uuid)
})

it.each([
  ['12/24/2015', '2015-12-24'],
  ['12/24/15', '2015-12-24'],
  ['January 01, 0001', '0001-01-01'],
  ['2026-02-31', '2026-02-31'],
  ['soon', 'soon'],
])('reads the day %s', (printed, day) => {
  expect(printedDay(printed)).toBe(day)
})

it.each([
  ['4:00 PM', '16:00'],
  ['12am', '00:00'],
  ['12 p.m.', '12:00'],
  ['3pm', '15:00'],
  ['09:00:00', '09:00:00'],
  ['noon', 'noon'],
])('reads the time %s', (printed, time) => {
  expect(printedTime(printed)).toBe(time)
})

it.each([
  ['1', 'MO'],
  ['7', 'SU'],
  ['0', 'SU'],
  ['Monday, wed', 'MO,WE'],
  ['daily', 'daily'],
])('reads the weekdays %s', (printed, days) => {
  expect(printedWeekdays(printed)).toBe(days)
})

it('spreads a span of every year over its months, over New Year too', () => {
  expect(yearlyMonths('0001-06-29', '0001-07-02')).toEqual([
    { month: 6, days: [29, 30] },
    { month: 7, days: [1, 2] },
  ])
  expect(yearlyMonths('0001-12-31', '0001-01-01')).toEqual([
    { month: 12, days: [31] },
    { month: 1, days: [1] },
  ])
  expect(yearlyMonths('0001-02-31', '0001-03-01')).toBeUndefined()
})
