import { addDays, type CalendarDate } from '../kernel/calendar-date'
import type { DatedParameter } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'
import { addMonths } from './add-months'
import type { LetterFacts } from './letter-facts'
import type { DateField } from './letter-fields'
import type { LetterDeadline } from './letter'

type Length = LetterDeadline['length']

const after = (date: CalendarDate, length: Length): CalendarDate =>
  'days' in length ? addDays(date, length.days) : addMonths(date, length.months)

/** The value of a figure on a day, or its first where the day lies before all that is known. */
export const valueOn = <T>(parameter: DatedParameter<T>, day: CalendarDate): T =>
  parameter.on(day < parameter.values[0]!.from ? parameter.values[0]!.from : day)

export interface DeadlineRule<T> {
  readonly rule: string
  readonly parameter: DatedParameter<T>
  readonly lengthOf: (value: T) => Length
  readonly citation: Citation
  /** Days it may be counted from; the first that is known is taken. */
  readonly startsFrom: readonly [DateField, ...DateField[]]
}

/** When it ends. The figure is the one in force on the day it is counted from; where that is not known, today's. */
export function deadlineOf<T>(rule: DeadlineRule<T>, facts: LetterFacts, asOf: CalendarDate): LetterDeadline {
  const field = rule.startsFrom.find((each) => facts[each] !== undefined)
  const start = field && facts[field]
  const length = rule.lengthOf(valueOn(rule.parameter, start ?? asOf))
  const date = start && after(start, length)
  return {
    rule: rule.rule,
    ...(date && { date }),
    startsFrom: field ?? rule.startsFrom.at(-1)!,
    length,
    citation: rule.citation,
    isPast: date !== undefined && date < asOf,
  }
}
