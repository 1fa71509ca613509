import { crisis988 } from '../options/emergency'
import { healthCenterCounseling, isUninsured } from '../options/health-center'
import {
  communityMentalHealthCenter,
  employeeAssistance,
  governmentMentalHealth,
  inNetworkTherapist,
  medicaidBehavioralHealth,
  medicareTherapist,
  psychiatricEvaluation,
  substanceUseTreatment,
  telehealthTherapy,
} from '../options/mental-health'
import { call211, shipCounseling } from '../options/community'
import { emergencySafetyNet } from '../options/emergency'
import { isAbout, type Person } from '../person'
import { coverage, ownDoctor } from './basics'
import { alternative, community, emergency, primary, specialist, when, type Choice, type Menu } from './choice'

function counselor(person: Person): readonly Choice[] {
  switch (person.facts.insuranceStatus) {
    case 'uninsured':
      return primary(communityMentalHealthCenter)
    case 'medicaid':
      return primary(medicaidBehavioralHealth)
    case 'medicare':
      return primary(medicareTherapist)
    case 'private':
      return primary(inNetworkTherapist)
    case 'other':
      return primary(governmentMentalHealth)
  }
}

export const mentalHealthMenu: Menu = (person) => {
  const isNow = person.facts.urgency === 'immediate' || person.danger === 'crisis'
  return [
    ...when(isNow, primary(crisis988)),
    ...when(isAbout(person, 'substance-use'), primary(substanceUseTreatment)),
    ...counselor(person),
    ...when(isUninsured(person), primary(healthCenterCounseling)),
    ...alternative(telehealthTherapy),
    ...when(
      person.facts.insuranceStatus === 'private' && person.ageGroup !== 'senior',
      alternative(employeeAssistance),
    ),
    ...when(!isUninsured(person), alternative(ownDoctor(person))),
    ...specialist(psychiatricEvaluation),
    ...coverage(person),
    ...when(!isUninsured(person), community(communityMentalHealthCenter)),
    ...when(person.facts.insuranceStatus === 'medicare', community(shipCounseling)),
    ...when(isUninsured(person) || !person.facts.hasTransportation, community(call211)),
    ...emergency(crisis988, emergencySafetyNet),
  ]
}
