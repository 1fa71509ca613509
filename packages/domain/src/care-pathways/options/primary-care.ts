import { advantage, optionalStep, step } from '../explain'
import { preventiveCost, visitCost } from '../costs/visit-cost'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import type { CarePathwayCost } from '../care-pathway'
import type { Person } from '../person'
import type { OptionBuilder } from './offer'
import { finder } from '../explain'
import { ageReasons, conditionReasons, coverReason, needReason, topicReasons, urgencyReasons } from './reasons-for'
import type { CareTopic } from '../topic-phrases'

const DOCTOR_TOPICS: readonly CareTopic[] = [
  'check-up',
  'blood-pressure',
  'diabetes',
  'asthma',
  'cough-cold',
  'skin',
  'urinary',
  'stomach',
  'sleep',
  'lab-test',
  'back-pain',
  'cancer-screening',
  'lump',
  'vaccines',
  'low-mood',
  'refill',
  'birth-control',
  'sexual-health',
  'prenatal',
  'substance-use',
  'sprain',
  'vision',
  'dental',
  'insulin',
]

const PREVENTIVE_TOPICS: readonly CareTopic[] = ['check-up', 'cancer-screening', 'vaccines']

/** Nothing but prevention was asked for: no problem, no illness, no words that we could not place. */
function asksForPreventionOnly({ need, facts, topics }: Person): boolean {
  if (need !== 'routine' || facts.urgency !== 'routine') return false
  if (topics.length > 0) return topics.every((topic) => PREVENTIVE_TOPICS.includes(topic))
  return !facts.specificNeed?.trim() && facts.chronicConditions.length === 0
}

/** A check-up when nothing else is wrong is preventive: free under most cover. */
export const officeVisitCost = (person: Person): CarePathwayCost =>
  asksForPreventionOnly(person) ? preventiveCost(person) : visitCost(person, 'office')

const doctorReasons = (person: Person) => [
  needReason(person),
  coverReason(person),
  ...urgencyReasons(person),
  ...ageReasons(person),
  ...conditionReasons(person),
  ...topicReasons(person, ...DOCTOR_TOPICS),
]

const doctorAvailability = ({ facts }: Person) => (facts.urgency === 'routine' ? 'within_month' : 'within_week')

const visitSteps = (person: Person) => [
  step('bring-card-and-medicines'),
  step(person.ageGroup === 'child' ? 'bring-shot-record' : 'write-questions'),
  step('say-it-is-preventive'),
  step('book-follow-up'),
]

export const inNetworkPrimaryCare: OptionBuilder = (person) => ({
  option: 'in-network-primary-care',
  setting: 'in-person',
  reasons: doctorReasons(person),
  advantages: [advantage('knows-your-history'), advantage('lowest-plan-copay'), advantage('preventive-free')],
  cost: officeVisitCost(person),
  availability: doctorAvailability(person),
  steps: [
    step('find-in-network-doctor', { zipCode: person.facts.zipCode }),
    step('call-doctor-new-patient'),
    ...visitSteps(person),
    optionalStep('check-explanation-of-benefits'),
  ],
  finder: finder('plan-directory'),
})

export const pediatricVisit: OptionBuilder = (person) => ({
  option: 'pediatric-visit',
  setting: 'in-person',
  reasons: doctorReasons(person),
  advantages: [advantage('made-for-children'), advantage('preventive-free'), advantage('school-forms')],
  cost: officeVisitCost(person),
  availability: doctorAvailability(person),
  steps: [
    step('find-pediatrician', { zipCode: person.facts.zipCode }),
    step('call-pediatrician'),
    ...visitSteps(person),
    optionalStep('ask-school-forms'),
  ],
  finder: finder('plan-directory'),
})

export const medicarePrimaryCare: OptionBuilder = (person) => ({
  option: 'medicare-primary-care',
  setting: 'in-person',
  reasons: doctorReasons(person),
  advantages: [advantage('yearly-wellness-free'), advantage('any-medicare-doctor'), advantage('knows-your-history')],
  cost: officeVisitCost(person),
  availability: doctorAvailability(person),
  steps: [
    step(person.plan.isMedicareAdvantage ? 'find-in-network-doctor' : 'find-medicare-doctor', {
      zipCode: person.facts.zipCode,
    }),
    step('ask-accepts-assignment'),
    step('ask-wellness-visit'),
    step('bring-medicare-cards'),
    step('write-questions'),
    optionalStep('ask-savings-program', { phone: '8006334227' }),
    step('book-follow-up'),
  ],
  finder: finder('medicare-doctors'),
})

export const medicaidPrimaryCare: OptionBuilder = (person) => ({
  option: 'medicaid-primary-care',
  setting: 'in-person',
  reasons: doctorReasons(person),
  advantages: [advantage('little-or-no-copay'), advantage('rides-covered'), advantage('cannot-be-refused-for-copay')],
  cost: visitCost(person, 'office'),
  availability: doctorAvailability(person),
  steps: [
    step('call-medicaid-plan', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone }),
    step('call-doctor-new-patient'),
    step('bring-medicaid-card'),
    step('write-questions'),
    step('keep-medicaid-active', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone }),
    step('book-follow-up'),
  ],
  finder: finder('plan-directory'),
})

export const medicaidChildCheckup: OptionBuilder = (person) => ({
  option: 'medicaid-child-checkup',
  setting: 'in-person',
  reasons: doctorReasons(person),
  advantages: [advantage('children-pay-nothing'), advantage('checks-teeth-eyes-ears'), advantage('rides-covered')],
  cost: visitCost(person, 'office'),
  availability: doctorAvailability(person),
  steps: [
    step('call-medicaid-plan-child', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone }),
    step('ask-epsdt-checkup'),
    step('bring-shot-record'),
    step('ask-all-screenings'),
    step('ask-school-forms'),
    step('book-follow-up'),
  ],
  finder: finder('plan-directory'),
})

export const governmentClinic: OptionBuilder = (person) => ({
  option: 'government-clinic',
  setting: 'in-person',
  reasons: doctorReasons(person),
  advantages: [advantage('your-own-program'), advantage('records-in-one-place'), advantage('little-or-no-copay')],
  cost: officeVisitCost(person),
  availability: doctorAvailability(person),
  steps: [
    step('call-government-program', { phone: '8772228387' }),
    step('ask-primary-care-team'),
    step('bring-program-card'),
    step('write-questions'),
    step('ask-outside-care'),
    step('book-follow-up'),
  ],
  finder: finder('government-clinics'),
})
