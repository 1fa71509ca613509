import { isUsState } from '../vocabulary/us-state'
import { stateZoneOf, type UsTimeZone } from './zone-boundaries'

export interface PlaceOfClock {
  /** Two letters. */
  readonly state?: string | undefined
  /** Five digits. */
  readonly zipCode?: string | undefined
  /** Five digits. */
  readonly countyFips?: string | undefined
}

/** The time zone of a place, by its IANA name; undefined outside the fifty states and DC. */
export function timeZoneOf({ state = '', zipCode = '', countyFips = '' }: PlaceOfClock): UsTimeZone | undefined {
  if (!isUsState(state)) return undefined
  const { zone, otherZone, otherCounties = [], zipCodes = {} } = stateZoneOf(state)
  const ofZipCode = zipCodes[zipCode]
  if (ofZipCode) return ofZipCode
  return otherZone && otherCounties.includes(countyFips) ? otherZone : zone
}
