import { freeCost } from '../costs/free-cost'
import { publicFeeCost } from '../costs/public-fee'
import { visitCost } from '../costs/visit-cost'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import type { Person } from '../person'
import { isUninsured, paperSteps } from './health-center'
import type { OptionBuilder } from './offer'
import {
  ageReasons,
  budgetReason,
  conditionReasons,
  coverReason,
  needReason,
  topicReasons,
  urgencyReasons,
} from './reasons-for'
import { employeeAssistanceSource, treatmentLocator } from './sources'

const mindReasons = (person: Person) => [
  needReason(person),
  coverReason(person),
  ...urgencyReasons(person),
  ...ageReasons(person),
  ...conditionReasons(person),
  ...topicReasons(person, 'low-mood', 'substance-use', 'sleep'),
]

const zip = ({ facts }: Person) => ({ zipCode: facts.zipCode })

const firstVisitSteps = [step('say-how-long-and-how-bad'), step('ask-fit-and-language'), optionalStep('know-988')]

export const inNetworkTherapist: OptionBuilder = (person) => ({
  option: 'in-network-therapist',
  setting: 'in-person',
  reasons: mindReasons(person),
  advantages: [advantage('parity-law'), advantage('weekly-support'), advantage('plan-price')],
  cost: visitCost(person, 'therapy'),
  availability: 'within_month',
  steps: [
    step('find-in-network-counselor', zip(person)),
    step('call-three-therapists'),
    step('ask-plan-to-find-therapist'),
    step('ask-visit-share'),
    ...firstVisitSteps,
  ],
  finder: finder('plan-directory'),
})

export const medicareTherapist: OptionBuilder = (person) => ({
  option: 'medicare-therapist',
  setting: 'in-person',
  reasons: mindReasons(person),
  advantages: [
    advantage('counselors-in-medicare'),
    advantage('yearly-depression-screen'),
    advantage('video-from-home'),
  ],
  cost: visitCost(person, 'therapy'),
  availability: 'within_month',
  steps: [
    step('find-medicare-counselor', zip(person)),
    step('ask-accepts-assignment'),
    step('ask-depression-screen'),
    step('bring-medicare-cards'),
    ...firstVisitSteps,
  ],
  finder: finder('medicare-doctors'),
})

export const medicaidBehavioralHealth: OptionBuilder = (person) => ({
  option: 'medicaid-behavioral-health',
  setting: 'in-person',
  reasons: mindReasons(person),
  advantages: [advantage('little-or-no-copay'), advantage('no-referral-often'), advantage('rides-covered')],
  cost: visitCost(person, 'therapy'),
  availability: 'within_month',
  steps: [
    step('call-medicaid-behavioral', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone }),
    step('call-three-therapists'),
    step('ask-case-manager'),
    step('bring-medicaid-card'),
    ...firstVisitSteps,
  ],
  finder: finder('treatment-locator'),
})

export const governmentMentalHealth: OptionBuilder = (person) => ({
  option: 'government-mental-health',
  setting: 'in-person',
  reasons: mindReasons(person),
  advantages: [advantage('your-own-program'), advantage('vet-centers'), advantage('video-from-home')],
  cost: visitCost(person, 'therapy'),
  availability: 'within_week',
  steps: [
    step('call-government-program', { phone: '8772228387' }),
    step('ask-same-day-mental-health'),
    step('ask-vet-center'),
    step('veterans-crisis-line'),
    step('say-how-long-and-how-bad'),
  ],
  finder: finder('government-clinics'),
})

export const communityMentalHealthCenter: OptionBuilder = (person) => ({
  option: 'community-mental-health-center',
  setting: 'in-person',
  reasons: [...mindReasons(person), budgetReason(person)],
  advantages: [advantage('pays-by-income'), advantage('crisis-team'), advantage('counselor-and-doctor-together')],
  cost: publicFeeCost(person, 'therapy', treatmentLocator),
  availability: person.facts.urgency === 'immediate' ? 'same_day' : 'within_month',
  steps: [
    step('find-cmhc', zip(person)),
    step('call-cmhc-intake'),
    ...paperSteps(person),
    step('ask-walk-in-hours'),
    step('say-how-long-and-how-bad'),
    optionalStep('know-988'),
  ],
  finder: finder('treatment-locator'),
})

export const telehealthTherapy: OptionBuilder = (person) => ({
  option: 'telehealth-therapy',
  setting: 'remote',
  reasons: [
    needReason(person),
    ...(person.facts.hasTransportation ? [] : [reason('no-ride-needed')]),
    coverReason(person),
    ...urgencyReasons(person),
    ...topicReasons(person, 'low-mood', 'sleep'),
  ],
  advantages: [advantage('from-home'), advantage('shorter-wait'), advantage('evenings-and-weekends')],
  cost: visitCost(person, 'therapy'),
  availability: 'within_week',
  steps: [
    step(isUninsured(person) ? 'ask-sliding-therapy' : 'find-plan-therapy-app'),
    step('check-telehealth-state'),
    step('prepare-phone-and-place'),
    step('say-how-long-and-how-bad'),
    optionalStep('know-988'),
  ],
  finder: finder(isUninsured(person) ? 'treatment-locator' : 'plan-directory'),
})

export const employeeAssistance: OptionBuilder = (person) => ({
  option: 'employee-assistance',
  setting: 'remote',
  reasons: [needReason(person), coverReason(person), ...urgencyReasons(person)],
  advantages: [advantage('free-sessions'), advantage('boss-is-not-told'), advantage('shorter-wait')],
  cost: freeCost('free-employee-assistance', employeeAssistanceSource),
  availability: 'within_week',
  steps: [
    step('find-eap-number'),
    step('call-eap'),
    step('ask-eap-privacy'),
    step('ask-after-free-sessions'),
    optionalStep('know-988'),
  ],
  finder: finder('plan-directory'),
})

export const psychiatricEvaluation: OptionBuilder = (person) => ({
  option: 'psychiatric-evaluation',
  setting: 'in-person',
  reasons: mindReasons(person),
  advantages: [advantage('medicine-checked'), advantage('expert-in-one-area'), advantage('works-with-therapy')],
  cost: visitCost(person, 'psychiatry'),
  availability: 'within_month',
  steps: [
    step('start-with-own-doctor'),
    step('find-psychiatrist', zip(person)),
    step('ask-cancellation-list'),
    step('bring-id-and-medicines'),
    step('ask-medicine-questions'),
    optionalStep('know-988'),
  ],
  finder: finder('treatment-locator'),
})

export const substanceUseTreatment: OptionBuilder = (person) => ({
  option: 'substance-use-treatment',
  setting: 'in-person',
  reasons: [...topicReasons(person, 'substance-use'), needReason(person), coverReason(person), budgetReason(person)],
  advantages: [advantage('private-and-kind'), advantage('medicine-for-recovery'), advantage('pays-by-income')],
  cost: publicFeeCost(person, 'therapy', treatmentLocator),
  availability: 'within_week',
  steps: [
    step('call-samhsa', { phone: '8006624357' }),
    step('search-findtreatment', zip(person)),
    step('ask-treatment-questions'),
    step('withdrawal-danger'),
    step('get-naloxone'),
    optionalStep('know-988'),
  ],
  finder: finder('treatment-locator'),
})
