import { isCalendarDate } from '../kernel/calendar-date'
import { isPhoneNumber } from './dialable-number'
import type { HsdsField, HsdsKind } from './hsds-field'

/** What a field comes to: its value, nothing, or what is wrong with it. */
export type HsdsReading =
  | { readonly kind: 'value'; readonly value: string | number }
  | { readonly kind: 'blank' }
  | { readonly kind: 'fault'; readonly fault: HsdsFault }

export const HSDS_FAULTS = [
  'not-text',
  'too-long',
  'not-a-date',
  'not-an-instant',
  'not-a-time',
  'not-a-number',
  'out-of-range',
  'not-an-email',
  'not-an-address',
  'not-a-phone',
  'not-in-list',
  'not-days',
  'not-numbers',
] as const
export type HsdsFault = (typeof HSDS_FAULTS)[number]

const LONGEST_TEXT = 100_000
const LONGEST_WORD = 2000
const CONTROLS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Line ends and tabs stay; what steers a terminal or turns the text around it goes, and half a character too. */
const cleaned = (text: string) =>
  text.replaceAll(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : '')).trim()

const value = (of: string | number): HsdsReading => ({ kind: 'value', value: of })
const fault = (of: HsdsFault): HsdsReading => ({ kind: 'fault', fault: of })

type Check = (text: string, field: HsdsField) => HsdsReading

const matching =
  (pattern: RegExp, otherwise: HsdsFault): Check =>
  (text) =>
    text.length <= LONGEST_WORD && pattern.test(text) ? value(text) : fault(otherwise)

function isInstant(text: string): boolean {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/.exec(
    text,
  )
  return isCalendarDate(parts?.[1] ?? '')
}

const numberBetween =
  (least: number, most: number, isWhole = false): Check =>
  (text) => {
    const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN
    if (Number.isNaN(number) || (isWhole && !Number.isInteger(number))) return fault('not-a-number')
    return number >= least && number <= most ? value(number) : fault('out-of-range')
  }

/** A day as a date, or the day of an instant. */
const day: Check = (text) => {
  const start = text.slice(0, 10)
  return isCalendarDate(start) && (text.length === 10 || isInstant(text)) ? value(start) : fault('not-a-date')
}

function webAddress(text: string): HsdsReading {
  if (text.length > LONGEST_WORD || /\s/.test(text)) return fault('not-an-address')
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  const isNamed = /^https?:\/\/(?:[^\s/@?#]+\.)+[a-z\d-]{2,}\.?(?::\d+)?(?:[/?#]|$)/i.test(whole)
  return isNamed || /^(?:urn|tel|mailto):\S+$/i.test(whole) ? value(whole) : fault('not-an-address')
}

const chosen: Check = (text, { choices = [] }) => {
  const found = choices.find((each) => each.toLowerCase() === text.toLowerCase())
  return found === undefined ? fault('not-in-list') : value(found)
}

const weekDays: Check = (text) => {
  const days = text.toUpperCase().split(/\s*,\s*/)
  return days.every((each) => /^(?:[+-]?\d{1,2})?(?:MO|TU|WE|TH|FR|SA|SU)$/.test(each))
    ? value(days.join(','))
    : fault('not-days')
}

const numbers: Check = (text) => {
  const parts = text.split(/\s*,\s*/)
  return parts.every((part) => /^[+-]?[1-9]\d{0,2}$/.test(part)) ? value(parts.join(',')) : fault('not-numbers')
}

const text: Check = (given) => (given.length > LONGEST_TEXT ? fault('too-long') : value(given))

const CHECKS: Readonly<Record<HsdsKind, Check>> = {
  id: (given) => (given.length > LONGEST_WORD ? fault('too-long') : value(given)),
  text,
  'text-or-blank': text,
  email: matching(/^[^\s@<>"]{1,64}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i, 'not-an-email'),
  uri: webAddress,
  phone: (given) => (isPhoneNumber(given) ? value(given) : fault('not-a-phone')),
  day,
  instant: (given) => (isInstant(given) || isCalendarDate(given) ? value(asInstant(given)) : fault('not-an-instant')),
  'day-or-instant': (given) => (isInstant(given) || isCalendarDate(given) ? value(given) : fault('not-a-date')),
  time: matching(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?|24:00(?::00)?)(?:Z|[+-]\d{2}:?\d{2})?$/, 'not-a-time'),
  number: numberBetween(-1e15, 1e15),
  'whole-number': numberBetween(0, 1e9, true),
  year: numberBetween(1000, 9999, true),
  age: numberBetween(0, 150),
  latitude: numberBetween(-1e6, 1e6),
  longitude: numberBetween(-1e6, 1e6),
  'week-days': weekDays,
  'number-list': numbers,
  choice: chosen,
}

/** HSDS writes instants with their zone; without one they are UTC. */
function asInstant(given: string): string {
  if (given.length === 10) return `${given}T00:00:00Z`
  const whole = given.replace(' ', 'T')
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(whole) ? whole : `${whole}Z`
}

/** Reads one field as it was found in a table (text) or in JSON (text or number). */
export function readHsdsValue(field: HsdsField, given: unknown): HsdsReading {
  if (given === null || given === undefined) return field.kind === 'text-or-blank' ? value('') : { kind: 'blank' }
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean') return fault('not-text')
  const clean = cleaned(String(given))
  if (clean === '') return field.kind === 'text-or-blank' ? value('') : { kind: 'blank' }
  return CHECKS[field.kind](clean, field)
}
