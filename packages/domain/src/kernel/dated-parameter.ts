import type { CalendarDate } from './calendar-date'
import type { Citation } from './decision'

/** One figure of law or fact that changes by date. */
export interface DatedParameter<T> {
  readonly id: string
  readonly unit: string
  readonly references: readonly Citation[]
  /** Every value known, oldest first. Each holds until the next begins. */
  readonly values: readonly DatedValue<T>[]
  /** The first day for which nothing is known any more, where the figure expires by law. */
  readonly until?: CalendarDate
  /** The value in force on that day. Throws outside the dates it is known for. */
  on(asOf: CalendarDate): T
  /** The same, with where it comes from and since when it holds. */
  citedOn(asOf: CalendarDate): { value: T; from: CalendarDate; references: readonly Citation[] }
}

export interface DatedValue<T> {
  readonly from: CalendarDate
  readonly value: T
}

export interface ParameterDefinition<T> {
  readonly id: string
  readonly unit: string
  /** Oldest first. Each holds until the next begins. */
  readonly values: readonly DatedValue<T>[]
  /** The first day for which nothing is known any more, where the figure expires by law. */
  readonly until?: CalendarDate
  readonly references: readonly Citation[]
}

const registry = new Map<string, DatedParameter<unknown>>()

/** Every parameter of the modules that were imported, in the order they were defined. `rules/every-parameter` imports all. */
export const allParameters = (): readonly DatedParameter<unknown>[] => [...registry.values()]

export function defineParameter<T>(definition: ParameterDefinition<T>): DatedParameter<T> {
  const { id, unit, values, until, references } = definition
  if (values.length === 0) throw new RangeError(`${id} has no values`)
  for (let index = 1; index < values.length; index += 1) {
    if (values[index]!.from <= values[index - 1]!.from) throw new RangeError(`${id} is not in date order`)
  }
  if (registry.has(id)) throw new RangeError(`${id} is defined twice`)

  const citedOn = (asOf: CalendarDate) => {
    const current = values.findLast((each) => each.from <= asOf)
    if (!current) throw new RangeError(`${id} is not known before ${values[0]!.from}, asked for ${asOf}`)
    if (until && asOf >= until) throw new RangeError(`${id} is not known from ${until} on, asked for ${asOf}`)
    return { value: current.value, from: current.from, references }
  }
  const parameter: DatedParameter<T> = {
    id,
    unit,
    references,
    values,
    ...(until && { until }),
    citedOn,
    on: (asOf) => citedOn(asOf).value,
  }
  registry.set(id, parameter)
  return parameter
}
