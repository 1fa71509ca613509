import { isOpenEnrollment, marketplaceOf } from '../../marketplace/marketplace'
import { coverageOption } from '../options/coverage'
import { shipCounseling, call211, freeClinic } from '../options/community'
import { emergencySafetyNet } from '../options/emergency'
import { healthCenterVisit, isUninsured } from '../options/health-center'
import type { OptionBuilder } from '../options/offer'
import {
  governmentClinic,
  inNetworkPrimaryCare,
  medicaidChildCheckup,
  medicaidPrimaryCare,
  medicarePrimaryCare,
  pediatricVisit,
} from '../options/primary-care'
import { hasLowIncome, mayHaveLowIncome, type Person } from '../person'
import { community, emergency, primary, when, type Choice } from './choice'

/** The usual door to care under each cover. */
export function ownDoctor({ facts, ageGroup }: Person): OptionBuilder {
  const isChild = ageGroup === 'child'
  switch (facts.insuranceStatus) {
    case 'uninsured':
      return healthCenterVisit
    case 'medicaid':
      return isChild ? medicaidChildCheckup : medicaidPrimaryCare
    case 'medicare':
      return medicarePrimaryCare
    case 'private':
      return isChild ? pediatricVisit : inNetworkPrimaryCare
    case 'other':
      return isChild ? pediatricVisit : governmentClinic
  }
}

/** Cover that a person can have almost at once is as good as a visit. */
const LIKELY_ROUTES = ['medicare', 'child-coverage', 'pregnancy-medicaid', 'medicaid', 'basic-health']

/** A plan with a credit can be had now only while sign-up is open, and then it must not be missed. */
const isWithinReach = ({ coverageRoute = 'income-unknown', facts, asOf }: Person): boolean =>
  LIKELY_ROUTES.includes(coverageRoute) ||
  (coverageRoute === 'marketplace-credit' && isOpenEnrollment(marketplaceOf(facts.state, asOf), asOf))

export const coverage = (person: Person): readonly Choice[] => {
  if (!person.coverageRoute) return []
  const choice = coverageOption(person.coverageRoute)
  return isWithinReach(person) ? primary(choice) : community(choice)
}

/** What a community offers beside the doctor, and where to turn when it cannot wait. */
export const communityAndSafetyNet = (person: Person): readonly Choice[] => [
  ...coverage(person),
  ...when(!isUninsured(person), community(healthCenterVisit)),
  ...when(isUninsured(person) && mayHaveLowIncome(person), community(freeClinic)),
  ...when(person.facts.insuranceStatus === 'medicare', community(shipCounseling)),
  ...when(hasLowIncome(person) || !person.facts.hasTransportation || isUninsured(person), community(call211)),
  ...emergency(emergencySafetyNet),
]
