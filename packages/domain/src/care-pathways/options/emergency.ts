import { hospitalDuties } from '../costs/cover.parameters'
import { emergencyCost } from '../costs/emergency-cost'
import { freeCost } from '../costs/free-cost'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import type { CarePathwayStep } from '../care-pathway'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import type { Person } from '../person'
import { isUninsured } from './health-center'
import type { OptionBuilder } from './offer'
import { atHospital, nearestEmergencyDepartment, nearestHospital } from './places'
import { ageReasons, budgetReason, coverReason, needReason, placeReasons, urgencyReasons } from './reasons-for'
import { charityCareSource, crisisLine, poisonHelpLine } from './sources'

const dangerReasons = ({ danger }: Person) =>
  danger === 'none' ? [] : [reason(danger === 'emergency' ? 'words-show-emergency' : 'words-show-crisis')]

const ownNeed = (person: Person, need: Person['need']) => (person.need === need ? [needReason(person)] : [])

export const call911: OptionBuilder = (person, places) => ({
  option: 'call-911',
  setting: 'emergency',
  reasons: [...dangerReasons(person), ...ownNeed(person, 'emergency'), coverReason(person)],
  advantages: [
    advantage('help-starts-on-phone'),
    advantage('treated-without-insurance'),
    advantage('fastest-to-hospital'),
  ],
  cost: emergencyCost(person, true),
  availability: 'same_day',
  steps: [
    step('call-911-now'),
    step('tell-911-where-and-what'),
    step('stay-and-unlock'),
    step('do-not-drive-yourself'),
    step('gather-medicines-for-ambulance'),
    optionalStep('say-cannot-pay-later'),
  ],
  ...atHospital(nearestEmergencyDepartment(person, places)),
})

/** Going by car: only where the nearest department is known is it named in a step. */
const goToEmergency = (person: Person, places: Parameters<OptionBuilder>[1]): CarePathwayStep => {
  const place = nearestEmergencyDepartment(person, places)
  return place
    ? step('go-to-named-er', { placeName: place.name, city: place.city })
    : step('go-to-nearest-er', { zipCode: person.facts.zipCode })
}

export const emergencyRoom: OptionBuilder = (person, places) => ({
  option: 'emergency-room',
  setting: 'emergency',
  reasons: [
    ...dangerReasons(person),
    ...ownNeed(person, 'emergency'),
    ...placeReasons(nearestEmergencyDepartment(person, places)),
    coverReason(person),
    ...ageReasons(person),
  ],
  advantages: [advantage('treated-without-insurance'), advantage('open-all-hours'), advantage('all-tests-there')],
  cost: emergencyCost(person, true),
  availability: 'same_day',
  steps: [
    step('call-911-if-getting-worse'),
    goToEmergency(person, places),
    step('say-at-er-desk'),
    step('bring-id-and-medicines'),
    step(isUninsured(person) ? 'ask-er-financial-assistance' : 'show-card-after-exam'),
    ...(person.facts.insuranceStatus === 'other' ? [step('tell-va-in-72-hours', { phone: '8447247842' })] : []),
    step('ask-er-papers'),
  ],
  ...atHospital(nearestEmergencyDepartment(person, places)),
})

export const emergencySafetyNet: OptionBuilder = (person, places) => ({
  option: 'emergency-safety-net',
  setting: 'emergency',
  reasons: [reason('safety-net'), ...placeReasons(nearestEmergencyDepartment(person, places)), coverReason(person)],
  advantages: [advantage('treated-without-insurance'), advantage('open-all-hours')],
  cost: emergencyCost(person, false),
  availability: 'same_day',
  steps: [
    step(person.ageGroup === 'child' ? 'know-danger-signs-child' : 'know-danger-signs'),
    step('call-911-for-danger-signs'),
    goToEmergency(person, places),
    step('use-other-options-otherwise'),
    optionalStep('know-988'),
  ],
  ...atHospital(nearestEmergencyDepartment(person, places)),
})

export const crisis988: OptionBuilder = (person) => ({
  option: 'crisis-988',
  setting: 'emergency',
  reasons: [
    ...dangerReasons(person),
    ...ownNeed(person, 'mental_health'),
    reason('always-there'),
    ...urgencyReasons(person),
  ],
  advantages: [advantage('free-call'), advantage('any-hour'), advantage('private-and-kind')],
  cost: freeCost('free-988', crisisLine),
  availability: 'same_day',
  steps: [
    step('call-988'),
    step('what-to-say-988'),
    step('make-space-safe'),
    step('do-not-stay-alone'),
    step('call-911-for-life-danger'),
    optionalStep('plan-next-day-visit'),
  ],
  finder: finder('crisis-line'),
})

export const poisonHelp: OptionBuilder = (person) => ({
  option: 'poison-help',
  setting: 'remote',
  reasons: [needReason(person), ...ageReasons(person)],
  advantages: [advantage('free-call'), advantage('any-hour'), advantage('saves-a-trip')],
  cost: freeCost('free-poison-help', poisonHelpLine),
  availability: 'same_day',
  steps: [
    step('call-911-if-collapsed'),
    step('call-poison-help', { phone: '8002221222' }),
    step('have-container-ready'),
    step('do-not-make-vomit'),
    step('follow-poison-advice'),
  ],
  finder: finder('poison-help'),
})

export const hospitalFinancialAssistance: OptionBuilder = (person, places) => {
  const place = nearestHospital(person, places)
  return {
    option: 'hospital-financial-assistance',
    setting: 'remote',
    reasons: [coverReason(person), budgetReason(person), ...placeReasons(place)],
    advantages: [advantage('can-erase-a-bill'), advantage('works-after-the-visit'), advantage('stops-collections')],
    cost: freeCost('free-application-charity', charityCareSource),
    availability: 'contact',
    steps: [
      place?.phone
        ? step('call-hospital-billing', { placeName: place.name, phone: place.phone })
        : step('call-billing-on-bill'),
      step('ask-itemized-bill'),
      step('fill-assistance-form', { days: hospitalDuties.on(person.asOf).applicationDays }),
      step('attach-income-proof', { householdSize: person.facts.householdSize }),
      ...(isUninsured(person)
        ? [step('ask-hospital-medicaid', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone })]
        : [step('check-insurer-paid')]),
      step('wait-before-paying'),
    ],
    ...atHospital(place),
  }
}
