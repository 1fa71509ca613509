import type { CalendarDate } from '../kernel/calendar-date'
import type { DatedParameter } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'

/** A number, day or phone number that a card may say, with where it comes from. Throws outside the dates it is known for. */
export interface Figure {
  readonly on: (asOf: CalendarDate) => number | string
  readonly citations: readonly Citation[]
}

/** A figure read from a rule's own parameter. `citation` narrows the parameter's references to what a reader needs. */
export const fromParameter = <T>(
  parameter: DatedParameter<T>,
  read: (value: T) => number | string,
  citation?: Citation,
): Figure => ({
  on: (asOf) => read(parameter.on(asOf)),
  citations: citation ? [citation] : parameter.references,
})

/** A figure that holds on every day. */
export interface CitedFigure extends Figure {
  readonly value: number | string
}

/** A figure that stands in the source named and in no rule of ours. */
export const cited = (value: number | string, title: string, url: string, asOf = '2026'): CitedFigure => ({
  value,
  on: () => value,
  citations: [{ title, url, asOf }],
})
