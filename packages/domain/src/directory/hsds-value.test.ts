import { describe, expect, it } from 'vitest'
import { dialableNumber, isPhoneNumber } from './dialable-number'
import { optional, choice, type HsdsKind } from './hsds-field'
import { readHsdsValue } from './hsds-value'
import { isInUnitedStates } from './us-coordinates'

const read = (kind: HsdsKind, given: unknown) => {
  const reading = readHsdsValue(optional(kind), given)
  return reading.kind === 'value' ? reading.value : reading.kind === 'fault' ? { fault: reading.fault } : undefined
}

it.each<[HsdsKind, unknown, unknown]>([
  ['text', 'half \uD83D, whole \u{1F600}', 'half , whole \u{1F600}'],
  ['day', '2026-02-28', '2026-02-28'],
  ['day', '2026-02-31', { fault: 'not-a-date' }],
  ['day', '2026-02-28T10:00:00Z', '2026-02-28'],
  ['day', '02/28/2026', { fault: 'not-a-date' }],
  ['day-or-instant', '2016-08-25T08:31:03.916082+00:00', '2016-08-25T08:31:03.916082+00:00'],
  ['instant', '2026-02-28', '2026-02-28T00:00:00Z'],
  ['instant', '2026-02-28 09:30:00', '2026-02-28T09:30:00Z'],
  ['time', '09:00-05:00', '09:00-05:00'],
  ['time', '24:00', '24:00'],
  ['time', '24:30', { fault: 'not-a-time' }],
  ['time', 'noon', { fault: 'not-a-time' }],
  ['email', 'a@example.org', 'a@example.org'],
  ['email', 'a at example.org', { fault: 'not-an-email' }],
  ['email', 'a@example', { fault: 'not-an-email' }],
  ['uri', 'www.example.org/a', 'https://www.example.org/a'],
  ['uri', 'http://example.com', 'http://example.com'],
  ['uri', 'see our page', { fault: 'not-an-address' }],
  ['uri', 'javascript:alert(1)', { fault: 'not-an-address' }],
  ['phone', '"+44 1234 234567"', '"+44 1234 234567"'],
  ['phone', 'call us', { fault: 'not-a-phone' }],
  ['phone', '12', { fault: 'not-a-phone' }],
  ['whole-number', '7', 7],
  ['whole-number', '7.5', { fault: 'not-a-number' }],
  ['number', '1,000', { fault: 'not-a-number' }],
  ['age', '200', { fault: 'out-of-range' }],
  ['latitude', '45,7', { fault: 'not-a-number' }],
  ['week-days', 'mo, -1FR', 'MO,-1FR'],
  ['week-days', 'Monday', { fault: 'not-days' }],
  ['number-list', 2, '2'],
  ['number-list', '1,-1', '1,-1'],
  ['text', '  a\u0000b\nc ', 'ab\nc'],
  ['text', '   ', undefined],
  ['text', null, undefined],
  ['text', { a: 1 }, { fault: 'not-text' }],
  ['text-or-blank', null, ''],
])('reads %s %j as %j', (kind, given, expected) => {
  expect(read(kind, given)).toEqual(expected)
})

it('takes a choice as the list spells it, and no other', () => {
  const status = choice(['active', 'temporarily closed'], 'needed')
  expect(readHsdsValue(status, 'Temporarily Closed')).toEqual({ kind: 'value', value: 'temporarily closed' })
  expect(readHsdsValue(status, 'open')).toEqual({ kind: 'fault', fault: 'not-in-list' })
})

describe('a phone number', () => {
  it.each([
    ['(406) 555-0100', { digits: '4065550100' }],
    ['+1 406.555.0100 ext. 12', { digits: '4065550100', extension: '12' }],
    ['650 780-7525 x3', { digits: '6507807525', extension: '3' }],
    ['1-800-QUIT-NOW', { digits: '8007848669' }],
    ['211', { digits: '211' }],
    ['741741', { digits: '741741' }],
    ['123-456-7890', undefined],
    ['"+44 1234 234567"', undefined],
    ['(0123) 4567 8900', undefined],
  ])('%s is dialled as %j', (printed, expected) => {
    expect(isPhoneNumber(printed)).toBe(true)
    expect(dialableNumber(printed)).toEqual(expected)
  })
})

it.each([
  [45.68, -111.04, true],
  [61.2, -149.9, true],
  [52.8, 173.1, true],
  [21.3, -157.8, true],
  [18.4, -66.1, true],
  [13.4, 144.8, true],
  [-14.3, -170.7, true],
  [0, 0, false],
  [51.5, -0.1, false],
  [100, 101, false],
  [-33.9, 151.2, false],
])('%d, %d in the United States: %s', (latitude, longitude, expected) => {
  expect(isInUnitedStates({ latitude, longitude })).toBe(expected)
})
