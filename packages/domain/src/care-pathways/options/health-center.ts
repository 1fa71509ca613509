import { advantage, optionalStep, step } from '../explain'
import { healthCenterCost } from '../costs/sliding-fee'
import { dentalCost } from '../costs/uncovered-cost'
import { preventiveCost } from '../costs/visit-cost'
import type { CarePathwayStep } from '../care-pathway'
import type { Person } from '../person'
import { nearestHealthCenter, atHealthCenter, reachHealthCenter } from './places'
import type { OptionBuilder } from './offer'
import {
  ageReasons,
  conditionReasons,
  coverReason,
  incomeReason,
  needReason,
  placeReasons,
  topicReasons,
  urgencyReasons,
} from './reasons-for'

export const isUninsured = ({ facts }: Person): boolean => facts.insuranceStatus === 'uninsured'

/** What to show for the discount, or the card for those who have one. */
export const paperSteps = (person: Person): readonly CarePathwayStep[] =>
  isUninsured(person)
    ? [step('bring-income-proof', { householdSize: person.facts.householdSize }), step('bring-id-and-medicines')]
    : [step('bring-card-and-medicines')]

export const healthCenterVisit: OptionBuilder = (person, places) => ({
  option: 'health-center-visit',
  setting: 'in-person',
  reasons: [
    needReason(person),
    incomeReason(person),
    ...placeReasons(nearestHealthCenter(places)),
    coverReason(person),
    ...urgencyReasons(person),
    ...ageReasons(person),
    ...conditionReasons(person),
    ...topicReasons(
      person,
      'blood-pressure',
      'diabetes',
      'asthma',
      'check-up',
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
    ),
  ],
  advantages: [advantage('pays-by-income'), advantage('nobody-turned-away'), advantage('many-services-one-place')],
  cost: healthCenterCost(person),
  availability: person.facts.urgency === 'routine' ? 'within_month' : 'within_week',
  steps: [
    reachHealthCenter(person, places, isUninsured(person) ? 'call-health-center' : 'call-health-center-insured'),
    ...paperSteps(person),
    step(person.ageGroup === 'child' ? 'bring-shot-record' : 'write-questions'),
    ...(isUninsured(person) ? [step('apply-sliding-fee')] : []),
    optionalStep('ask-application-helper'),
    step('book-follow-up'),
  ],
  ...atHealthCenter(places),
})

export const healthCenterReferral: OptionBuilder = (person, places) => ({
  option: 'health-center-referral',
  setting: 'in-person',
  reasons: [
    needReason(person),
    incomeReason(person),
    ...placeReasons(nearestHealthCenter(places)),
    coverReason(person),
    ...conditionReasons(person),
  ],
  advantages: [advantage('pays-by-income'), advantage('opens-donated-care'), advantage('tests-first')],
  cost: healthCenterCost(person),
  availability: 'within_week',
  steps: [
    reachHealthCenter(person, places, 'call-health-center-referral'),
    ...paperSteps(person),
    step('describe-problem'),
    step('ask-for-referral-and-discount'),
    step('ask-for-records'),
    step('check-referral-in-a-week'),
  ],
  ...atHealthCenter(places),
})

export const healthCenterCounseling: OptionBuilder = (person, places) => ({
  option: 'health-center-counseling',
  setting: 'in-person',
  reasons: [
    needReason(person),
    incomeReason(person),
    ...placeReasons(nearestHealthCenter(places)),
    coverReason(person),
    ...topicReasons(person, 'low-mood', 'substance-use', 'sleep'),
  ],
  advantages: [
    advantage('pays-by-income'),
    advantage('counselor-and-doctor-together'),
    advantage('nobody-turned-away'),
  ],
  cost: healthCenterCost(person, 'therapy'),
  availability: 'within_month',
  steps: [
    reachHealthCenter(person, places, 'call-health-center-counseling'),
    ...paperSteps(person),
    step('say-how-long-and-how-bad'),
    step('ask-for-soonest-counselor'),
    optionalStep('know-988'),
  ],
  ...atHealthCenter(places),
})

export const dentalClinic: OptionBuilder = (person, places) => ({
  option: 'dental-clinic',
  setting: 'in-person',
  reasons: [
    ...topicReasons(person, 'dental'),
    incomeReason(person),
    ...placeReasons(nearestHealthCenter(places)),
    coverReason(person),
  ],
  advantages: [advantage('pays-by-income'), advantage('stops-it-getting-worse')],
  cost: dentalCost(person),
  availability: person.facts.urgency === 'routine' ? 'within_month' : 'within_week',
  steps: [
    reachHealthCenter(person, places, 'call-health-center-dental'),
    step('check-dental-cover'),
    ...paperSteps(person),
    step('agree-price-before-treatment'),
    optionalStep('try-dental-school'),
    step('dental-danger-signs'),
  ],
  ...atHealthCenter(places),
})

/** Prenatal visits are among the preventive services that private plans pay in full in their network. */
const prenatalCost = (person: Person) =>
  person.facts.insuranceStatus === 'private'
    ? preventiveCost(person, 'similar-office')
    : healthCenterCost(person, 'similar-office')

export const prenatalCare: OptionBuilder = (person, places) => ({
  option: 'prenatal-care',
  setting: 'in-person',
  reasons: [
    ...topicReasons(person, 'prenatal'),
    coverReason(person),
    incomeReason(person),
    ...placeReasons(nearestHealthCenter(places)),
  ],
  advantages: [advantage('early-care-protects'), advantage('pays-by-income'), advantage('help-with-enrollment')],
  cost: prenatalCost(person),
  availability: 'within_week',
  steps: [
    reachHealthCenter(person, places, 'call-health-center-prenatal'),
    ...paperSteps(person),
    step('bring-last-period-date'),
    ...(person.facts.insuranceStatus === 'medicaid' ? [] : [step('ask-pregnancy-medicaid', { phone: '8775437669' })]),
    step('start-folic-acid'),
    step('pregnancy-danger-signs'),
  ],
  ...atHealthCenter(places),
})
