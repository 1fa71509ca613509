import { isCalendarDate, type CalendarDate } from '../../kernel/calendar-date'
import type { Span } from './span'

export interface FoundDate extends Span {
  readonly date: CalendarDate
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'ene'],
  ['february', 'feb', 'febrero'],
  ['march', 'mar', 'marzo'],
  ['april', 'apr', 'abril', 'abr'],
  ['may', 'mayo'],
  ['june', 'jun', 'junio'],
  ['july', 'jul', 'julio'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sept', 'sep', 'septiembre', 'setiembre'],
  ['october', 'oct', 'octubre'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dic'],
]
const NAMES = MONTHS.flat().toSorted((a, b) => b.length - a.length)
const NAME = `(?<name>${NAMES.join('|')})\\.?`
const YEAR = '(?<year>(?:19|20)\\d{2})'
const DAY = '(?<day>\\d{1,2})(?:st|nd|rd|th|º|°|ro)?'

const WRITTEN: readonly RegExp[] = [
  new RegExp(`\\b${NAME}\\s+${DAY}(?:,|\\s+de|\\s+del)?\\s+${YEAR}\\b`, 'giu'),
  new RegExp(`\\b${DAY}\\s+(?:of\\s+|de\\s+)?${NAME}(?:,|\\s+of|\\s+de|\\s+del)?\\s+${YEAR}\\b`, 'giu'),
  /\b(?<year>(?:19|20)\d{2})-(?<month>\d{1,2})-(?<day>\d{1,2})\b/gu,
]
const IN_FIGURES =
  /(?<![\d/-])(?<first>\d{1,2})(?<mark>[/-])(?<second>\d{1,2})\k<mark>(?<year>(?:19|20)\d{2}|\d{2})(?![\d/-])/gu

const two = (figures: number) => String(figures).padStart(2, '0')

function dayOf(year: number, month: number, day: number): CalendarDate | undefined {
  const text = `${year}-${two(month)}-${two(day)}`
  return isCalendarDate(text) ? text : undefined
}

const monthOf = (name: string) => MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1

function writtenDate({ name, month, day, year }: Record<string, string | undefined>): CalendarDate | undefined {
  return dayOf(Number(year), name ? monthOf(name) : Number(month), Number(day))
}

/** 03/04 is March 4 in English and in Spanish nobody knows: only what cannot be read in two ways counts there. */
function figuresDate(groups: Record<string, string | undefined>, isSpanish: boolean): CalendarDate | undefined {
  const first = Number(groups['first'])
  const second = Number(groups['second'])
  const year = Number(groups['year']) + (groups['year']!.length === 2 ? 2000 : 0)
  if (first > 12) return dayOf(year, second, first)
  const isPlain = !isSpanish || second > 12 || first === second
  return isPlain ? dayOf(year, first, second) : undefined
}

type Read = (groups: Record<string, string | undefined>) => CalendarDate | undefined

function findAll(text: string, pattern: RegExp, read: Read): readonly FoundDate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const date = read(match.groups ?? {})
    return date ? [{ date, start: match.index, end: match.index + match[0].length }] : []
  })
}

/** Every full date of a text in usual US, ISO and Spanish forms, in order. A day without its year is none. */
export function findDates(text: string, isSpanish: boolean): readonly FoundDate[] {
  return [
    ...WRITTEN.flatMap((pattern) => findAll(text, pattern, writtenDate)),
    ...findAll(text, IN_FIGURES, (groups) => figuresDate(groups, isSpanish)),
  ].toSorted((a, b) => a.start - b.start)
}
