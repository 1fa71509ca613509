import type { CarePathwayFacts, NearbyPlace, PlacesByRole } from './care-pathway'

export const AS_OF = '2026-11-21'

export const factsOf = (changes: Partial<CarePathwayFacts> = {}): CarePathwayFacts => ({
  need: 'routine',
  insuranceStatus: 'uninsured',
  zipCode: '78701',
  state: 'TX',
  age: 40,
  languagePreference: 'english',
  chronicConditions: [],
  hasTransportation: true,
  householdSize: 1,
  urgency: 'routine',
  ...changes,
})

export const noPlaces: PlacesByRole = {
  healthCenter: [],
  emergencyDepartment: [],
  hospital: [],
  psychiatricHospital: [],
}

export const placeOf = (changes: Partial<NearbyPlace>): NearbyPlace => ({
  id: 'place',
  kind: 'acute_hospital',
  name: 'First Hospital',
  address: '1 Main St',
  city: 'Austin',
  state: 'TX',
  zipCode: '78701',
  phone: '5125550100',
  hasEmergencyDepartment: true,
  distanceMiles: 2.34,
  source: { title: 'Test' },
  ...changes,
})

export const somePlaces: PlacesByRole = {
  healthCenter: [placeOf({ id: 'center', kind: 'health_center', name: 'First Center', hasEmergencyDepartment: false })],
  emergencyDepartment: [
    placeOf({ id: 'child', kind: 'childrens_hospital', name: 'Children’s', distanceMiles: 1 }),
    placeOf({}),
  ],
  hospital: [placeOf({})],
  psychiatricHospital: [],
}
