/** A value to be shown, and the unit its figures are in. */
export interface ReadableValue {
  readonly value: unknown
  readonly unit: string
}

type ByState<T> = Readonly<Record<string, T>>

/** The places of a list from 1, as rating areas are numbered. */
const numbered = <T>(list: readonly T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(list.map((each, index) => [String(index + 1), each]))

const mapStates = <From, To>(states: ByState<From>, map: (from: From, state: string) => To): ByState<To> =>
  Object.fromEntries(Object.entries(states).map(([state, each]) => [state, map(each, state)]))

interface PackedPremiums {
  readonly dollarsByState: ByState<string>
}

interface PackedAreas {
  readonly counties: ByState<{ readonly stateFips: string; readonly areas: readonly string[] }>
}

const hasPart = <Name extends string>(value: unknown, name: Name): value is Readonly<Record<Name, object>> =>
  typeof value === 'object' && value !== null && name in value

/** An area for which none is known is marked by another sign than a number. */
const figureOrNothing = (text: string): number | undefined => (Number.isNaN(Number(text)) ? undefined : Number(text))

/** Premiums that are packed one line a state, in the order of its rating areas. */
const premiums = (value: PackedPremiums): ReadableValue => ({
  value: mapStates(value.dollarsByState, (line) => numbered(line.split(' ').map(figureOrNothing))),
  unit: 'US dollars a month',
})

/** Counties that are packed one line a rating area, without the code of their state. */
const areas = (value: PackedAreas): ReadableValue => ({
  value: mapStates(value.counties, ({ stateFips, areas: lines }) =>
    numbered(lines.map((line) => line.split(' ').map((county) => stateFips + county))),
  ),
  unit: 'county codes',
})

interface Curves {
  readonly federal: readonly number[]
  readonly states: ByState<readonly number[]>
}

const isFraction = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number')

const fractions = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, each]) => [name, isFraction(each) ? each.join('/') : each]))

/** The value as a person reads it: what a parameter packs to stay small is unpacked, everything else is as it is. */
export function readableValue(id: string, value: unknown, unit: string): ReadableValue {
  if (id === 'aca.benchmark-premiums' && hasPart(value, 'dollarsByState'))
    return premiums(value as unknown as PackedPremiums)
  if (id === 'aca.rating-areas' && hasPart(value, 'counties')) return areas(value as unknown as PackedAreas)
  if (id === 'aca.age-curves' && hasPart(value, 'states')) {
    const { federal, states } = value as unknown as Curves
    return { value: { federal, ...states }, unit }
  }
  if (id === 'aca.out-of-pocket-limit-reductions' && hasPart(value, 'toPercent200'))
    return { value: fractions(value), unit }
  return { value, unit }
}
