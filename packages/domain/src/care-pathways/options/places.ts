import type { CarePathwayStep, NearbyPlace, PlaceFinder, PlacesByRole } from '../care-pathway'
import { finder, step } from '../explain'
import type { Person } from '../person'

export interface WhereToGo {
  readonly place?: NearbyPlace
  readonly finder?: PlaceFinder
}

export const nearestHealthCenter = (places: PlacesByRole): NearbyPlace | undefined => places.healthCenter[0]

/** A hospital that treats that age; a children's hospital is for children. */
const suitsAge = (person: Person) => (place: NearbyPlace) =>
  person.ageGroup === 'child' || place.kind !== 'childrens_hospital'

export const nearestEmergencyDepartment = (person: Person, places: PlacesByRole): NearbyPlace | undefined =>
  places.emergencyDepartment.find(suitsAge(person))

export const nearestHospital = (person: Person, places: PlacesByRole): NearbyPlace | undefined =>
  places.hospital.find(suitsAge(person))

export const atHealthCenter = (places: PlacesByRole): WhereToGo => {
  const place = nearestHealthCenter(places)
  return place ? { place } : { finder: finder('health-centers') }
}

export const atHospital = (place: NearbyPlace | undefined): WhereToGo =>
  place ? { place } : { finder: finder('hospitals') }

/** The first step to a health center: the call to the one on file, or the search for one. */
export function reachHealthCenter(
  person: Person,
  places: PlacesByRole,
  call:
    | 'call-health-center'
    | 'call-health-center-insured'
    | 'call-health-center-dental'
    | 'call-health-center-counseling'
    | 'call-health-center-prenatal'
    | 'call-health-center-pharmacy'
    | 'call-health-center-referral',
): CarePathwayStep {
  const place = nearestHealthCenter(places)
  return place?.phone
    ? step(call, { placeName: place.name, phone: place.phone })
    : step('find-health-center', { zipCode: person.facts.zipCode })
}
