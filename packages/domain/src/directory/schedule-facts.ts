import type { HsdsValues } from './directory-record'
import type { ResourceSchedule, ScheduleDay } from './resource-facts'

const CLOSED = /\b(?:closed|closure|cerrad[oa]s?|no service|sin servicio)\b/i
const ALWAYS = /\b24\s*(?:\/|x|-)\s*7\b|\b24[ -]?(?:hours?|hrs?|horas)\b|\balways open\b|\bsiempre abiert/i

const textOf = (value: string | number | undefined) => (value === undefined ? undefined : String(value))
const clockTime = (value: string | number | undefined) =>
  /^(\d{1,2}:\d{2})/.exec(String(value ?? ''))?.[1]?.padStart(5, '0')

/** Hours from UTC at the end of a time: `09:00-05:00`. */
function offsetHours({ opens_at: opensAt, timezone }: HsdsValues): number | undefined {
  if (typeof timezone === 'number') return timezone
  const [, sign, hours, minutes] = /([+-])(\d{2}):?(\d{2})$/.exec(String(opensAt ?? '')) ?? []
  return sign ? Number(`${sign}1`) * (Number(hours) + Number(minutes) / 60) : undefined
}

interface Hours {
  readonly opensAt?: string
  readonly closesAt?: string
}

/** From midnight to midnight is the whole day, however it is written. */
function hoursOf(values: HsdsValues): Hours {
  const opensAt = clockTime(values['opens_at'])
  const closesAt = clockTime(values['closes_at'])
  if (opensAt === undefined && closesAt === undefined)
    return ALWAYS.test(String(values['description'] ?? '')) ? { opensAt: '00:00', closesAt: '24:00' } : {}
  const isWholeDay = opensAt === '00:00' && (closesAt === '00:00' || closesAt === '23:59')
  return { ...(opensAt && { opensAt }), ...(closesAt && { closesAt: isWholeDay ? '24:00' : closesAt }) }
}

const YEARLY_MONTHS = 12

/** A rule of single days or of the same days each year stands against the weekly ones. */
function isExceptional({ dtstart, freq, interval }: HsdsValues): boolean {
  if (freq === undefined) return dtstart !== undefined
  return freq === 'MONTHLY' && Number(interval) === YEARLY_MONTHS
}

function isClosedBy(values: HsdsValues, { opensAt, closesAt }: Hours): boolean {
  if (opensAt ?? closesAt) return false
  const words = `${values['description'] ?? ''} ${values['notes'] ?? ''}`.trim()
  return CLOSED.test(words) || (words === '' && isExceptional(values))
}

type Kept = Partial<Record<keyof ResourceSchedule, unknown>>

const withoutBlanks = (facts: Kept) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Omit<
    ResourceSchedule,
    'isClosed' | 'isException'
  >

/** A schedule of HSDS 3 as the reader of opening hours wants it. */
export function scheduleFacts(values: HsdsValues): ResourceSchedule {
  const hours = hoursOf(values)
  const facts = withoutBlanks({
    ...hours,
    byDay: values['byday'],
    byMonthDay: textOf(values['bymonthday']),
    byYearDay: textOf(values['byyearday']),
    byWeekNumber: textOf(values['byweekno']),
    freq: values['freq'],
    interval: values['interval'],
    count: values['count'],
    weekStart: values['wkst'] as ScheduleDay | undefined,
    dtstart: values['dtstart'],
    until: values['until'],
    validFrom: values['valid_from'],
    validTo: values['valid_to'],
    timeZoneOffsetHours: offsetHours(values),
    description: values['description'],
    notes: values['notes'],
  })
  return { ...facts, isClosed: isClosedBy(values, hours), isException: isExceptional(values) }
}
