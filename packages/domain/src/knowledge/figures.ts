import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation, ReasonParameters } from '../kernel/decision'
import { COVERAGE_FIGURES } from './coverage-figures'
import type { Figure } from './figure'
import { HEALTH_FIGURES } from './health-figures'
import { LINE_FIGURES } from './line-figures'
import { RIGHT_FIGURES } from './right-figures'

export const FIGURES = { ...LINE_FIGURES, ...HEALTH_FIGURES, ...COVERAGE_FIGURES, ...RIGHT_FIGURES } as const

/** The name of a figure is the name of its parameter in the sentences. */
export type FigureId = keyof typeof FIGURES

const figure = (id: FigureId): Figure => FIGURES[id]

/** The figures as message parameters; undefined where one of them is not known for the day. */
export function figuresOn(ids: readonly FigureId[], asOf: CalendarDate): ReasonParameters | undefined {
  try {
    return Object.fromEntries(ids.map((id) => [id, figure(id).on(asOf)]))
  } catch (fault) {
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

export const citationsOfFigures = (ids: readonly FigureId[]): readonly Citation[] =>
  ids.flatMap((id) => figure(id).citations)
