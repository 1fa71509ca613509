import { freeCost } from '../costs/free-cost'
import { eyeExamCost } from '../costs/uncovered-cost'
import { visitCost } from '../costs/visit-cost'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import { hasCondition, isAbout, type Person } from '../person'
import { isUninsured } from './health-center'
import type { OptionBuilder } from './offer'
import { atHospital, nearestHospital } from './places'
import {
  budgetReason,
  conditionReasons,
  coverReason,
  needReason,
  placeReasons,
  topicReasons,
  urgencyReasons,
} from './reasons-for'
import { freeClinics } from './sources'

/** A chosen plan's deductible is in the cost, with its figure. */
const planReasons = ({ plan, facts }: Person) => {
  if (facts.insuranceStatus !== 'private') return []
  const seemsHigh = plan.hasHighDeductible && !facts.chosenPlan
  return [reason(`plan-referral-${plan.referral}`), ...(seemsHigh ? [reason('plan-high-deductible')] : [])]
}

const specialistReasons = (person: Person) => [
  needReason(person),
  coverReason(person),
  ...planReasons(person),
  ...urgencyReasons(person),
  ...conditionReasons(person),
  ...topicReasons(
    person,
    'skin',
    'back-pain',
    'physical-therapy',
    'vision',
    'prenatal',
    'lump',
    'stomach',
    'urinary',
    'sleep',
  ),
]

const zip = ({ facts }: Person) => ({ zipCode: facts.zipCode })

export const inNetworkSpecialist: OptionBuilder = (person) => ({
  option: 'in-network-specialist',
  setting: 'in-person',
  reasons: specialistReasons(person),
  advantages: [advantage('direct-booking'), advantage('expert-in-one-area'), advantage('plan-price')],
  cost: visitCost(person, 'specialist'),
  availability: 'within_month',
  steps: [
    step('find-in-network-specialist', zip(person)),
    step('call-specialist'),
    step('ask-prior-approval'),
    step('ask-for-records'),
    step('bring-card-and-medicines'),
    step('write-questions'),
    optionalStep('ask-cancellation-list'),
  ],
  finder: finder('plan-directory'),
})

export const specialistByReferral: OptionBuilder = (person) => ({
  option: 'specialist-by-referral',
  setting: 'in-person',
  reasons: specialistReasons(person),
  advantages: [advantage('plan-pays-with-referral'), advantage('tests-first'), advantage('lowest-plan-copay')],
  cost: visitCost(person, 'office'),
  availability: 'within_week',
  steps: [
    step('call-own-doctor-for-referral'),
    step('describe-problem'),
    step('get-referral-number'),
    step('call-specialist'),
    step('ask-prior-approval'),
    step('ask-for-records'),
    optionalStep('ask-cancellation-list'),
  ],
  finder: finder('plan-directory'),
})

export const medicaidSpecialist: OptionBuilder = (person) => ({
  option: 'medicaid-specialist',
  setting: 'in-person',
  reasons: specialistReasons(person),
  advantages: [advantage('little-or-no-copay'), advantage('plan-must-find-one'), advantage('rides-covered')],
  cost: visitCost(person, 'specialist'),
  availability: 'within_month',
  steps: [
    step('call-own-doctor-for-referral'),
    step('ask-plan-for-specialist', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone }),
    step('ask-prior-approval'),
    step('call-specialist'),
    step('bring-medicaid-card'),
    step('write-questions'),
  ],
  finder: finder('plan-directory'),
})

export const medicareSpecialist: OptionBuilder = (person) => ({
  option: 'medicare-specialist',
  setting: 'in-person',
  reasons: specialistReasons(person),
  advantages: [
    advantage('no-referral-original-medicare'),
    advantage('expert-in-one-area'),
    advantage('any-medicare-doctor'),
  ],
  cost: visitCost(person, 'specialist'),
  availability: 'within_month',
  steps: [
    step(person.plan.isMedicareAdvantage ? 'find-in-network-specialist' : 'find-medicare-specialist', zip(person)),
    step('ask-accepts-assignment'),
    step(person.plan.isMedicareAdvantage ? 'ask-prior-approval' : 'ask-own-doctor-opinion'),
    step('ask-for-records'),
    step('bring-medicare-cards'),
    step('write-questions'),
  ],
  finder: finder('medicare-doctors'),
})

export const governmentSpecialist: OptionBuilder = (person) => ({
  option: 'government-specialist',
  setting: 'in-person',
  reasons: specialistReasons(person),
  advantages: [advantage('your-own-program'), advantage('outside-care-if-far'), advantage('records-in-one-place')],
  cost: visitCost(person, 'specialist'),
  availability: 'within_month',
  steps: [
    step('ask-program-referral', { phone: '8772228387' }),
    step('describe-problem'),
    step('ask-outside-care'),
    step('ask-for-records'),
    step('bring-program-card'),
    step('write-questions'),
  ],
  finder: finder('government-clinics'),
})

export const donatedSpecialistCare: OptionBuilder = (person) => ({
  option: 'donated-specialist-care',
  setting: 'in-person',
  reasons: [needReason(person), coverReason(person), budgetReason(person), ...conditionReasons(person)],
  advantages: [advantage('doctors-give-time'), advantage('referral-opens-door'), advantage('free-or-low-cost')],
  cost: freeCost('free-donated-care', freeClinics),
  availability: 'contact',
  steps: [
    step('ask-clinic-for-project-access'),
    step('call-211-for-specialist'),
    step('bring-income-proof', { householdSize: person.facts.householdSize }),
    step('ask-for-records'),
    step('confirm-free-before-visit'),
  ],
  finder: finder('free-clinics'),
})

export const hospitalSpecialtyClinic: OptionBuilder = (person, places) => {
  const place = nearestHospital(person, places)
  return {
    option: 'hospital-specialty-clinic',
    setting: 'in-person',
    reasons: [
      needReason(person),
      ...placeReasons(place),
      coverReason(person),
      ...(isUninsured(person) ? [budgetReason(person)] : []),
      ...conditionReasons(person),
    ],
    advantages: [advantage('expert-in-one-area'), advantage('all-tests-there'), advantage('can-ask-assistance')],
    cost: visitCost(person, 'specialist'),
    availability: 'within_month',
    steps: [
      place?.phone
        ? step('call-hospital-clinic', { placeName: place.name, phone: place.phone })
        : step('find-hospital-clinic', zip(person)),
      step(isUninsured(person) ? 'ask-assistance-before-visit' : 'ask-in-network'),
      step('ask-facility-fee'),
      step('ask-for-records'),
      step('bring-id-and-medicines'),
      optionalStep('ask-cancellation-list'),
    ],
    ...atHospital(place),
  }
}

export const physicalTherapy: OptionBuilder = (person) => ({
  option: 'physical-therapy',
  setting: 'in-person',
  reasons: [...topicReasons(person, 'back-pain', 'physical-therapy', 'sprain'), coverReason(person)],
  advantages: [advantage('without-surgery'), advantage('exercises-for-home'), advantage('often-no-referral')],
  cost: visitCost(person, 'similar-office'),
  availability: 'within_week',
  steps: [
    ...(isAbout(person, 'back-pain') ? [step('back-danger-signs')] : []),
    step(isUninsured(person) ? 'find-therapy-clinic-school' : 'find-in-network-therapist-physical', zip(person)),
    step('ask-visits-covered'),
    step('wear-loose-clothes'),
    step('do-home-exercises'),
  ],
  finder: finder(isUninsured(person) ? 'health-centers' : 'plan-directory'),
})

const needsDiabeticExam = (person: Person) => isAbout(person, 'diabetes') || hasCondition(person, 'Diabetes')

export const eyeExam: OptionBuilder = (person) => ({
  option: 'eye-exam',
  setting: 'in-person',
  reasons: [...topicReasons(person, 'vision'), coverReason(person), ...conditionReasons(person)],
  advantages: [advantage('finds-disease-early'), advantage('posted-prices'), advantage('glasses-anywhere')],
  cost: eyeExamCost(person, needsDiabeticExam(person)),
  availability: 'within_week',
  steps: [
    step('eye-danger-signs'),
    step(needsDiabeticExam(person) ? 'ask-diabetic-eye-exam' : 'check-vision-cover'),
    step('find-eye-doctor', zip(person)),
    step('ask-cash-price'),
    step('take-your-prescription'),
  ],
  finder: finder('health-centers'),
})
