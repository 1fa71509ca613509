import { freeCost } from '../costs/free-cost'
import { healthCenterCost } from '../costs/sliding-fee'
import { visitCost } from '../costs/visit-cost'
import type { Citation } from '../../kernel/decision'
import { advantage, finder, optionalStep, step } from '../explain'
import { hasCondition, isAbout, type Person } from '../person'
import { isUninsured } from './health-center'
import type { OptionBuilder } from './offer'
import { conditionReasons, coverReason, needReason, topicReasons, urgencyReasons } from './reasons-for'
import { cancerCare, kidneyFund, twoOneOne } from './sources'

const chronicReasons = (person: Person) => [
  needReason(person),
  ...conditionReasons(person),
  ...topicReasons(person, 'diabetes', 'blood-pressure', 'asthma', 'low-mood'),
  coverReason(person),
]

export const careManagement: OptionBuilder = (person) => ({
  option: 'care-management',
  setting: 'remote',
  reasons: chronicReasons(person),
  advantages: [advantage('one-person-to-call'), advantage('plan-in-writing'), advantage('catches-problems-early')],
  cost:
    person.facts.insuranceStatus === 'medicare'
      ? visitCost(person, 'care-management')
      : freeCost('free-care-manager', twoOneOne),
  availability: 'within_week',
  steps: [
    step(person.facts.insuranceStatus === 'medicare' ? 'ask-chronic-care-management' : 'ask-plan-care-manager'),
    step('give-consent'),
    step('make-written-plan'),
    step('bring-readings'),
    step('call-before-it-gets-bad'),
  ],
  finder: finder(person.facts.insuranceStatus === 'medicare' ? 'medicare-doctors' : 'plan-directory'),
})

const isDiabetes = (person: Person) => hasCondition(person, 'Diabetes') || isAbout(person, 'diabetes', 'insulin')

export const selfManagementClass: OptionBuilder = (person) => ({
  option: isDiabetes(person) ? 'diabetes-class' : 'self-management-class',
  setting: 'in-person',
  reasons: chronicReasons(person),
  advantages: [advantage('skills-for-every-day'), advantage('others-like-you'), advantage('plans-often-cover')],
  cost: isUninsured(person) ? healthCenterCost(person, 'self-management') : visitCost(person, 'self-management'),
  availability: 'within_month',
  steps: [
    step(isDiabetes(person) ? 'ask-dsmes-referral' : 'ask-class-referral'),
    step(
      isDiabetes(person) ? 'find-dsmes' : 'find-class-eldercare',
      isDiabetes(person) ? { zipCode: person.facts.zipCode } : { phone: '8006771116' },
    ),
    step('ask-class-cost'),
    step('bring-readings'),
    optionalStep('bring-a-helper'),
  ],
  finder: finder(isDiabetes(person) ? 'diabetes-classes' : 'eldercare'),
})

type Specialty = 'diabetes' | 'heart' | 'lungs' | 'joints' | 'cancer' | 'kidney' | 'general'

function specialtyOf(person: Person): Specialty {
  if (hasCondition(person, 'Cancer')) return 'cancer'
  if (hasCondition(person, 'Kidney Disease')) return 'kidney'
  if (hasCondition(person, 'Heart Disease')) return 'heart'
  if (isDiabetes(person)) return 'diabetes'
  if (hasCondition(person, 'COPD', 'Asthma') || isAbout(person, 'asthma')) return 'lungs'
  if (hasCondition(person, 'Arthritis')) return 'joints'
  return hasCondition(person, 'Hypertension') || isAbout(person, 'blood-pressure') ? 'heart' : 'general'
}

export const conditionSpecialist: OptionBuilder = (person) => ({
  option: 'condition-specialist',
  setting: 'in-person',
  reasons: [...chronicReasons(person), ...urgencyReasons(person)],
  advantages: [advantage('expert-in-one-area'), advantage('newer-treatments'), advantage('works-with-own-doctor')],
  cost: visitCost(person, 'specialist'),
  availability: 'within_month',
  steps: [
    step(isUninsured(person) ? 'ask-clinic-for-project-access' : 'call-own-doctor-for-referral'),
    step(`ask-specialist-${specialtyOf(person)}`),
    step('ask-prior-approval'),
    step('bring-readings'),
    step('ask-for-records'),
    step('write-questions'),
  ],
  finder: finder(
    person.facts.insuranceStatus === 'medicare'
      ? 'medicare-doctors'
      : isUninsured(person)
        ? 'free-clinics'
        : 'plan-directory',
  ),
})

const SUPPORT: Readonly<
  Record<'cancer' | 'kidney', { phone: string; source: Citation; finder: 'cancer-support' | 'kidney-support' }>
> = {
  cancer: { phone: '8008134673', source: cancerCare, finder: 'cancer-support' },
  kidney: { phone: '8006388299', source: kidneyFund, finder: 'kidney-support' },
}

const supportOf = (person: Person, kind: 'cancer' | 'kidney'): ReturnType<OptionBuilder> => ({
  option: `${kind}-support`,
  setting: 'remote',
  reasons: chronicReasons(person),
  advantages: [advantage('free-call'), advantage('money-for-travel-and-medicine'), advantage('others-like-you')],
  cost: freeCost(`free-${kind}-support`, SUPPORT[kind].source),
  availability: 'contact',
  steps: [
    step(`call-${kind}-support`, { phone: SUPPORT[kind].phone }),
    step('ask-which-help'),
    step('attach-income-proof', { householdSize: person.facts.householdSize }),
    step('ask-social-worker'),
  ],
  finder: finder(SUPPORT[kind].finder),
})

export const cancerSupport: OptionBuilder = (person) => supportOf(person, 'cancer')
export const kidneySupport: OptionBuilder = (person) => supportOf(person, 'kidney')
