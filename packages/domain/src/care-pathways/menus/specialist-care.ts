import { healthCenterReferral } from '../options/health-center'
import { governmentClinic } from '../options/primary-care'
import { nurseLine, telehealthVisit, urgentCare } from '../options/quick-care'
import {
  donatedSpecialistCare,
  governmentSpecialist,
  hospitalSpecialtyClinic,
  inNetworkSpecialist,
  medicaidSpecialist,
  medicareSpecialist,
  specialistByReferral,
} from '../options/specialists'
import type { Person } from '../person'
import { communityAndSafetyNet, ownDoctor } from './basics'
import { alternative, primary, specialist, when, type Choice, type Menu } from './choice'

function routeToSpecialist(person: Person): readonly Choice[] {
  switch (person.facts.insuranceStatus) {
    case 'uninsured':
      return [...primary(healthCenterReferral), ...specialist(donatedSpecialistCare, hospitalSpecialtyClinic)]
    case 'medicaid':
      return [...primary(medicaidSpecialist, ownDoctor(person)), ...specialist(hospitalSpecialtyClinic)]
    case 'medicare':
      return [...primary(medicareSpecialist, ownDoctor(person)), ...specialist(hospitalSpecialtyClinic)]
    case 'private':
      return person.plan.referral === 'not-needed'
        ? [...primary(inNetworkSpecialist), ...specialist(hospitalSpecialtyClinic)]
        : [...primary(specialistByReferral), ...specialist(inNetworkSpecialist, hospitalSpecialtyClinic)]
    case 'other':
      return [...primary(governmentClinic), ...specialist(governmentSpecialist, hospitalSpecialtyClinic)]
  }
}

export const specialistMenu: Menu = (person) => [
  ...when(person.facts.urgency === 'immediate', primary(urgentCare)),
  ...routeToSpecialist(person),
  ...alternative(telehealthVisit),
  ...when(person.facts.insuranceStatus !== 'uninsured', alternative(nurseLine)),
  ...communityAndSafetyNet(person),
]
