import { advantage, finder, optionalStep, step } from '../explain'
import { freeCost } from '../costs/free-cost'
import { preventiveCost, visitCost } from '../costs/visit-cost'
import type { Person } from '../person'
import { isUninsured } from './health-center'
import type { OptionBuilder } from './offer'
import { ageReasons, coverReason, needReason, topicReasons, urgencyReasons } from './reasons-for'
import { reason } from '../explain'
import { nurseAdvice } from './sources'

const rideReason = ({ facts }: Person) => (facts.hasTransportation ? [] : [reason('no-ride-needed')])

export const telehealthVisit: OptionBuilder = (person) => ({
  option: 'telehealth-visit',
  setting: 'remote',
  reasons: [
    needReason(person),
    ...rideReason(person),
    coverReason(person),
    ...urgencyReasons(person),
    ...topicReasons(person, 'cough-cold', 'skin', 'refill', 'urinary', 'birth-control', 'sleep', 'low-mood', 'stomach'),
  ],
  advantages: [advantage('from-home'), advantage('same-day'), advantage('price-known-first')],
  cost: visitCost(person, 'telehealth'),
  availability: 'same_day',
  steps: [
    step(isUninsured(person) ? 'choose-cash-telehealth' : 'find-plan-telehealth'),
    step('check-telehealth-state'),
    step('prepare-phone-and-place'),
    step('list-symptoms-and-medicines'),
    step('ask-pharmacy-and-next-step'),
    optionalStep('when-video-is-not-enough'),
  ],
  finder: finder(isUninsured(person) ? 'health-centers' : 'plan-directory'),
})

export const retailClinic: OptionBuilder = (person) => ({
  option: 'retail-clinic',
  setting: 'in-person',
  reasons: [
    needReason(person),
    coverReason(person),
    ...urgencyReasons(person),
    ...ageReasons(person),
    ...topicReasons(person, 'cough-cold', 'vaccines', 'urinary', 'check-up', 'skin', 'blood-pressure', 'lab-test'),
  ],
  advantages: [advantage('posted-prices'), advantage('evenings-and-weekends'), advantage('cheaper-than-urgent-care')],
  cost: visitCost(person, 'retail'),
  availability: 'same_day',
  steps: [
    step('find-retail-clinic', { zipCode: person.facts.zipCode }),
    step(person.ageGroup === 'child' ? 'check-clinic-age-limit' : 'check-clinic-treats-it'),
    step(isUninsured(person) ? 'ask-cash-price' : 'ask-in-network'),
    step('bring-id-and-medicines'),
    step('send-note-to-doctor'),
  ],
  finder: finder(isUninsured(person) ? 'two-one-one' : 'plan-directory'),
})

export const urgentCare: OptionBuilder = (person) => ({
  option: 'urgent-care',
  setting: 'in-person',
  reasons: [
    needReason(person),
    ...urgencyReasons(person),
    coverReason(person),
    ...topicReasons(person, 'sprain', 'cough-cold', 'urinary', 'skin', 'stomach', 'back-pain'),
  ],
  advantages: [advantage('same-day'), advantage('xray-and-stitches'), advantage('cheaper-than-er')],
  cost: visitCost(person, 'urgent'),
  availability: 'same_day',
  steps: [
    step('rule-out-danger-signs'),
    step('find-urgent-care', { zipCode: person.facts.zipCode }),
    step(isUninsured(person) ? 'ask-cash-price' : 'ask-in-network'),
    step('check-not-freestanding-er'),
    step('bring-id-and-medicines'),
    step('send-note-to-doctor'),
  ],
  finder: finder(isUninsured(person) ? 'two-one-one' : 'plan-directory'),
})

export const nurseLine: OptionBuilder = (person) => ({
  option: 'nurse-line',
  setting: 'remote',
  reasons: [needReason(person), ...rideReason(person), coverReason(person), ...urgencyReasons(person)],
  advantages: [advantage('free-call'), advantage('any-hour'), advantage('saves-a-trip')],
  cost: freeCost('free-nurse-line', nurseAdvice),
  availability: 'same_day',
  steps: [
    step('find-nurse-line-number'),
    step('tell-nurse'),
    step('write-nurse-advice'),
    step('ask-nurse-to-tell-doctor'),
    optionalStep('when-nurse-says-er'),
  ],
  finder: finder('plan-directory'),
})

export const pharmacyVaccine: OptionBuilder = (person) => ({
  option: 'pharmacy-vaccine',
  setting: 'in-person',
  reasons: [...topicReasons(person, 'vaccines'), coverReason(person), ...ageReasons(person)],
  advantages: [advantage('no-appointment'), advantage('preventive-free'), advantage('evenings-and-weekends')],
  cost: preventiveCost(person, 'vaccine'),
  availability: 'same_day',
  steps: [
    step('find-vaccine-pharmacy', { zipCode: person.facts.zipCode }),
    step(person.ageGroup === 'child' ? 'ask-vaccines-for-children' : 'ask-which-vaccines'),
    step(isUninsured(person) ? 'ask-free-vaccines' : 'bring-card-and-medicines'),
    step('wait-fifteen-minutes'),
    step('keep-shot-record'),
  ],
  finder: finder('vaccines'),
})

export const bloodPressureCheck: OptionBuilder = (person) => ({
  option: 'blood-pressure-check',
  setting: 'in-person',
  reasons: [...topicReasons(person, 'blood-pressure'), needReason(person)],
  advantages: [advantage('no-appointment'), advantage('free-or-low-cost'), advantage('useful-numbers-for-doctor')],
  cost: freeCost('free-blood-pressure-check', nurseAdvice),
  availability: 'same_day',
  steps: [
    step('sit-five-minutes'),
    step('measure-twice'),
    step('write-readings'),
    step('know-high-reading'),
    step('take-readings-to-doctor'),
  ],
  finder: finder('health-centers'),
})
