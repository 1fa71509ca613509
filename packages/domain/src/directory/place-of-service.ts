import type { GeoPoint } from '../kernel/geo-point'
import { isUsState, US_STATE_NAMES, US_STATES } from '../vocabulary/us-state'
import type { DirectoryGraph } from './directory-graph'
import type { HsdsValues } from './directory-record'
import { textIn } from './facts-of-service'
import type { ResourceFactsAddress } from './resource-facts'
import { folded } from './resource-type'

/** The middle of a ZIP code; undefined where there is no such ZIP. */
export type FindZipCentre = (zipCode: string) => GeoPoint | undefined

export interface PlaceOfService {
  readonly address?: ResourceFactsAddress
  readonly point?: GeoPoint
}

const TERRITORIES = ['PR', 'VI', 'GU', 'AS', 'MP']

/** Two letters, whichever way it is written. */
export function stateLetters(printed: string): string | undefined {
  const letters = printed.trim().toUpperCase()
  if (isUsState(letters) || TERRITORIES.includes(letters)) return letters
  return US_STATES.find((state) => folded(US_STATE_NAMES[state]) === folded(printed.trim()))
}

const pointOf = ({ latitude, longitude }: HsdsValues): GeoPoint | undefined =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined

const physicalAddress = (graph: DirectoryGraph, location: HsdsValues): HsdsValues | undefined =>
  graph
    .childrenOf('location', String(location['id']), 'address')
    .find(({ values }) => values['address_type'] === 'physical')?.values

function addressOf(values: HsdsValues, pointFrom: ResourceFactsAddress['pointFrom']): ResourceFactsAddress {
  const lines = [textIn(values, 'address_1'), textIn(values, 'address_2')].filter(Boolean)
  const state = String(values['state_province'])
  return {
    line: lines.join(', '),
    city: String(values['city']),
    state: stateLetters(state) ?? state,
    zipCode: zipCodeOf(values),
    pointFrom,
  }
}

const zipCodeOf = (values: HsdsValues) => /^\d{5}/.exec(String(values['postal_code']))?.[0] ?? ''

/** Where people go: the location's physical address. Mail goes elsewhere, and a virtual place is none. */
export function placeOfService(
  graph: DirectoryGraph,
  location: HsdsValues | undefined,
  findZipCentre: FindZipCentre,
): PlaceOfService {
  if (!location || location['location_type'] !== 'physical') return {}
  const values = physicalAddress(graph, location)
  const own = pointOf(location)
  if (!values) return own ? { point: own } : {}
  if (own) return { address: addressOf(values, 'source'), point: own }
  const centre = findZipCentre(zipCodeOf(values))
  return centre ? { address: addressOf(values, 'zip-centre'), point: centre } : { address: addressOf(values, 'none') }
}
