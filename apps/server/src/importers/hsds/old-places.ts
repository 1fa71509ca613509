import type { CsvCells } from './csv-file'
import { idIn, ownersIn, picked, type ConvertRow, type OldRecord } from './old-context'
import { isEveryYear, printedDay, printedTime, printedWeekdays, yearlyMonths } from './old-printed'
import { languageOf, partsOf } from './old-services'
import { uuidOfText } from './raw-record'

/** The words of the Ohana API for its codes. */
const ACCESSIBILITY: Readonly<Record<string, string>> = {
  cd: 'Information on CD',
  deaf_interpreter: 'Interpreter for the deaf',
  disabled_parking: 'Disabled parking',
  elevator: 'Elevator',
  ramp: 'Ramp',
  restroom: 'Accessible restroom',
  tape_braille: 'Information on tape or in Braille',
  tty: 'TTY',
  wheelchair: 'Wheelchair access',
  wheelchair_van: 'Wheelchair van',
}
export const describeAccess = (code: string) => ACCESSIBILITY[code] ?? code

export const convertLocation: ConvertRow = (row, context) => {
  const id = idIn('location', row, context)
  const description = row['description'] ?? row['short_desc']
  const owner = { location_id: id }
  return [
    [
      'location',
      {
        id,
        ...ownersIn(row, context),
        location_type: row['virtual']?.toLowerCase() === 'true' ? 'virtual' : 'physical',
        ...picked(row, ['name', 'alternate_name', 'transportation', 'latitude', 'longitude']),
        ...(description && { description }),
        ...(row['website'] && { url: row['website'] }),
      },
    ],
    ...partsOf(row['accessibility'], `${id}/access`, (code, part) => [
      'accessibility',
      { id: part, ...owner, description: describeAccess(code) },
    ]),
    ...partsOf(row['languages'], `${id}/language`, (text, part) => languageOf(owner, text, part)),
  ]
}

export const convertAddress =
  (table: string, type: 'physical' | 'postal'): ConvertRow =>
  (row, context) => {
    const more = ['address_2', 'address_3', 'address_4'].flatMap((field) => row[field] ?? [])
    return [
      [
        'address',
        {
          id: idIn(table, row, context),
          ...ownersIn(row, context),
          ...picked(row, ['attention', 'address_1', 'city', 'region', 'state_province', 'postal_code']),
          ...(more.length > 0 && { address_2: more.join(', ') }),
          country: row['country'] ?? 'US',
          address_type: type,
        },
      ],
    ]
  }

const PHONE_TYPES: Readonly<Record<string, string>> = { sms: 'text', tty: 'textphone', hotline: 'voice' }

function printedNumber({ number, country_prefix: prefix }: CsvCells): string | undefined {
  return number && prefix && !number.startsWith('+') ? `${prefix} ${number}` : number
}

export const convertPhone: ConvertRow = (row, context) => {
  const id = idIn('phone', row, context)
  const type = row['type'] ?? row['number_type']
  const number = printedNumber(row)
  const hotline = type === 'hotline' ? 'Hotline' : undefined
  const said = [row['description'], row['department'] ?? hotline, row['vanity_number']]
  const description = said.filter(Boolean).join(', ')
  return [
    [
      'phone',
      {
        id,
        ...ownersIn(row, context),
        ...(number && { number }),
        ...picked(row, ['extension']),
        ...(type && { type: PHONE_TYPES[type] ?? type }),
        ...(description && { description }),
      },
    ],
    ...partsOf(row['language'], `${id}/language`, (text, part) => languageOf({ phone_id: id }, text, part)),
  ]
}

export const convertRegularSchedule: ConvertRow = (row, context) => [
  [
    'schedule',
    {
      id: idIn('regular_schedule', row, context),
      ...ownersIn(row, context),
      freq: 'WEEKLY',
      ...(row['weekday'] && { byday: printedWeekdays(row['weekday']) }),
      ...(row['opens_at'] && { opens_at: printedTime(row['opens_at']) }),
      ...(row['closes_at'] && { closes_at: printedTime(row['closes_at']) }),
    },
  ],
]

const isClosed = (row: CsvCells) => /^(?:true|t|yes|y|1)$/i.test(row['closed'] ?? '')

/** HSDS 3 has no yearly rule: every twelfth month from the year 2000 is the same. */
function everyYear(id: string, base: object, from: string, to: string): readonly OldRecord[] {
  const months = yearlyMonths(from, to)
  if (!months) return [['schedule', { id, ...base, dtstart: from }]]
  return months.map(({ month, days }, at) => [
    'schedule',
    {
      id: at === 0 ? id : uuidOfText(`${id}/${month}`),
      ...base,
      dtstart: `2000-${String(month).padStart(2, '0')}-${String(days[0]).padStart(2, '0')}`,
      freq: 'MONTHLY',
      interval: '12',
      bymonthday: days.join(','),
    },
  ])
}

/** A closure keeps its days and has no hours. */
export const convertHolidaySchedule: ConvertRow = (row, context) => {
  const id = idIn('holiday_schedule', row, context)
  const from = printedDay(row['start_date'] ?? '')
  const to = printedDay(row['end_date'] ?? row['start_date'] ?? '')
  const hours = {
    ...(row['opens_at'] && { opens_at: printedTime(row['opens_at']) }),
    ...(row['closes_at'] && { closes_at: printedTime(row['closes_at']) }),
  }
  const base = { ...ownersIn(row, context), ...(isClosed(row) ? { description: 'Closed' } : hours) }
  if (isEveryYear(from) && isEveryYear(to)) return everyYear(id, base, from, to)
  return [['schedule', { id, ...base, dtstart: from || 'no date', until: to }]]
}
