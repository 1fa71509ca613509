import type { UsState } from '../vocabulary/us-state'
import { ratingAreas, type StateRatingAreas } from './rating-areas.parameters'

type AreaByCode = Readonly<Record<string, number>>

const parameter = ratingAreas.on('2024-01-01')
const LOS_ANGELES = '06037'
const CONNECTICUT_PLANNING_REGION = /^091\d0$/

const byCode = (prefix: string, rows: Iterable<readonly [number, string]>): AreaByCode => {
  const areas: Record<string, number> = {}
  for (const [area, codes] of rows) {
    for (const code of codes.split(' ')) if (code) areas[prefix + code] = area
  }
  return areas
}

const byNumber = (codes: Readonly<Record<number, string>>): AreaByCode =>
  byCode(
    '',
    Object.entries(codes).map(([area, text]) => [Number(area), text] as const),
  )

const countyAreas = ({ stateFips, areas }: StateRatingAreas): AreaByCode =>
  byCode(
    stateFips,
    areas.map((codes, index) => [index + 1, codes] as const),
  )

const counties = new Map<UsState, AreaByCode>()

function countiesOf(state: UsState): AreaByCode {
  const known = counties.get(state) ?? countyAreas(parameter.counties[state])
  counties.set(state, known)
  return known
}

const prefixes = Object.fromEntries(
  Object.entries(parameter.zipPrefixes).map(([state, codes]) => [state, byNumber(codes)]),
) as Readonly<Partial<Record<UsState, AreaByCode>>>

const connecticutZipCodes = byNumber(parameter.connecticutZipCodes)

function areaOfZipCode(state: UsState, countyFips: string, zipCode: string): number | undefined {
  if (state === 'CT') return CONNECTICUT_PLANNING_REGION.test(countyFips) ? connecticutZipCodes[zipCode] : undefined
  if (state === 'CA' && countyFips !== LOS_ANGELES) return undefined
  return prefixes[state]?.[zipCode.slice(0, 3)]
}

/**
 * The rating area of a place, from 1; undefined for a county that is not the state's. The ZIP code decides where areas
 * are drawn by ZIP code; without one, the area most of the county lies in.
 *
 * @param countyFips five digits, state and county
 * @param zipCode five digits, or nothing
 */
export function ratingAreaOf(state: UsState, countyFips: string, zipCode = ''): number | undefined {
  const ofCounty = countiesOf(state)[countyFips]
  return ofCounty === undefined ? undefined : (areaOfZipCode(state, countyFips, zipCode) ?? ofCounty)
}
