import type { ResourceSchedule } from '../directory/resource-facts'

const usual = (rule: Partial<ResourceSchedule>): ResourceSchedule => ({ isClosed: false, isException: false, ...rule })
const exception = (rule: Partial<ResourceSchedule>): ResourceSchedule => usual({ ...rule, isException: true })
const NINE_TO_FIVE = { opensAt: '09:00', closesAt: '17:00' }
const WEEKDAYS = usual({ ...NINE_TO_FIVE, freq: 'WEEKLY', byDay: 'MO,TU,WE,TH,FR' })
const EVERY_DAY = 'MO,TU,WE,TH,FR,SA,SU'
const ON_THANKSGIVING = { dtstart: '2026-11-26', until: '2026-11-26' }

/** Hours as directories give them, by the name that the golden cases use. */
export const SAMPLE_HOURS: Readonly<Record<string, readonly ResourceSchedule[]>> = {
  none: [],
  weekdays: [WEEKDAYS],
  'every-day': [usual({ ...NINE_TO_FIVE, freq: 'WEEKLY', byDay: EVERY_DAY })],
  'with-lunch': [
    usual({ opensAt: '13:00', closesAt: '17:00', freq: 'WEEKLY', byDay: 'WE' }),
    usual({ opensAt: '08:00', closesAt: '12:00', freq: 'WEEKLY', byDay: 'WE' }),
  ],
  'friday-night': [usual({ opensAt: '22:00', closesAt: '06:00', freq: 'WEEKLY', byDay: 'FR' })],
  'saturday-night': [usual({ opensAt: '22:00', closesAt: '06:00', freq: 'WEEKLY', byDay: 'SA' })],
  'every-night': [usual({ opensAt: '22:00', closesAt: '06:00', freq: 'WEEKLY', byDay: EVERY_DAY })],
  'saturday-until-half-past-one': [usual({ opensAt: '20:00', closesAt: '01:30', freq: 'WEEKLY', byDay: 'SA' })],
  'saturday-until-half-past-two': [usual({ opensAt: '20:00', closesAt: '02:30', freq: 'WEEKLY', byDay: 'SA' })],
  'closed-on-thanksgiving': [WEEKDAYS, exception({ ...ON_THANKSGIVING, isClosed: true })],
  'short-on-thanksgiving': [WEEKDAYS, exception({ ...ON_THANKSGIVING, opensAt: '09:00', closesAt: '12:00' })],
  'day-and-night': [usual({ opensAt: '00:00', closesAt: '23:59', freq: 'WEEKLY', byDay: EVERY_DAY })],
  'all-wednesday': [usual({ opensAt: '00:00', closesAt: '24:00', freq: 'WEEKLY', byDay: 'WE' })],
  'by-appointment': [usual({ description: 'By appointment' })],
  'weekdays-with-a-remark': [WEEKDAYS, usual({ description: 'Please knock' })],
  'of-last-year': [{ ...WEEKDAYS, validTo: '2025-12-31' }],
  'from-next-week': [{ ...WEEKDAYS, validFrom: '2026-11-21' }],
  'second-wednesdays-in-step': [
    usual({ ...NINE_TO_FIVE, freq: 'WEEKLY', interval: 2, byDay: 'WE', dtstart: '2026-11-04' }),
  ],
  'third-wednesday': [usual({ ...NINE_TO_FIVE, freq: 'MONTHLY', byDay: '3WE' })],
  'last-friday': [usual({ ...NINE_TO_FIVE, freq: 'MONTHLY', byDay: '-1FR', description: 'Last Friday' })],
}
