import { freeCost } from '../costs/free-cost'
import { publicFeeCost } from '../costs/public-fee'
import { preventiveCost } from '../costs/visit-cost'
import { advantage, finder, optionalStep, step } from '../explain'
import { isUninsured } from './health-center'
import type { OptionBuilder } from './offer'
import { ageReasons, budgetReason, coverReason, needReason, topicReasons } from './reasons-for'
import { familyPlanning, freeClinics, healthDepartments, shipProgram, twoOneOne } from './sources'

export const freeClinic: OptionBuilder = (person) => ({
  option: 'free-clinic',
  setting: 'in-person',
  reasons: [needReason(person), coverReason(person), budgetReason(person)],
  advantages: [advantage('free-or-low-cost'), advantage('for-people-without-insurance'), advantage('free-samples')],
  cost: freeCost('free-clinic-care', freeClinics),
  availability: 'contact',
  steps: [
    step('find-free-clinic', { zipCode: person.facts.zipCode }),
    step('call-free-clinic'),
    step('bring-income-proof', { householdSize: person.facts.householdSize }),
    step('bring-id-and-medicines'),
    step('come-early'),
  ],
  finder: finder('free-clinics'),
})

export const localHealthDepartment: OptionBuilder = (person) => ({
  option: 'local-health-department',
  setting: 'in-person',
  reasons: [
    needReason(person),
    coverReason(person),
    ...ageReasons(person),
    ...topicReasons(
      person,
      'vaccines',
      'sexual-health',
      'prenatal',
      'birth-control',
      'blood-pressure',
      'cancer-screening',
    ),
  ],
  advantages: [advantage('free-or-low-cost'), advantage('shots-and-tests'), advantage('pays-by-income')],
  cost: isUninsured(person) ? publicFeeCost(person, 'vaccine', healthDepartments) : preventiveCost(person, 'vaccine'),
  availability: 'within_week',
  steps: [
    step('find-health-department', { zipCode: person.facts.zipCode }),
    step('call-health-department'),
    step(
      isUninsured(person) ? 'bring-income-proof' : 'bring-card-and-medicines',
      isUninsured(person) ? { householdSize: person.facts.householdSize } : {},
    ),
    step(person.ageGroup === 'child' ? 'bring-shot-record' : 'ask-which-services'),
    step('keep-records'),
  ],
  finder: finder('health-departments'),
})

export const familyPlanningClinic: OptionBuilder = (person) => ({
  option: 'family-planning-clinic',
  setting: 'in-person',
  reasons: [
    ...topicReasons(person, 'birth-control', 'sexual-health', 'prenatal', 'cancer-screening'),
    budgetReason(person),
    coverReason(person),
  ],
  advantages: [advantage('private-and-kind'), advantage('pays-by-income'), advantage('same-day-methods')],
  cost: publicFeeCost(person, 'office', familyPlanning),
  availability: 'within_week',
  steps: [
    step('find-family-planning', { zipCode: person.facts.zipCode }),
    step('call-family-planning'),
    step('ask-private-billing'),
    step(
      isUninsured(person) ? 'bring-income-proof' : 'bring-card-and-medicines',
      isUninsured(person) ? { householdSize: person.facts.householdSize } : {},
    ),
    step('ask-method-and-tests'),
  ],
  finder: finder('family-planning'),
})

export const shipCounseling: OptionBuilder = (person) => ({
  option: 'ship-counseling',
  setting: 'remote',
  reasons: [coverReason(person), ...ageReasons(person), needReason(person)],
  advantages: [advantage('free-counselor'), advantage('sells-nothing'), advantage('knows-state-programs')],
  cost: freeCost('free-ship', shipProgram),
  availability: 'within_week',
  steps: [
    step('find-ship', { phone: '8006334227' }),
    step('ask-ship-questions'),
    step('bring-medicare-cards'),
    step('list-medicines-and-doses'),
    optionalStep('ask-savings-program', { phone: '8006334227' }),
  ],
  finder: finder('ship'),
})

export const call211: OptionBuilder = (person) => ({
  option: 'call-211',
  setting: 'remote',
  reasons: [needReason(person), budgetReason(person)],
  advantages: [advantage('free-call'), advantage('any-hour'), advantage('knows-local-help')],
  cost: freeCost('free-211', twoOneOne),
  availability: 'same_day',
  steps: [
    step('dial-211'),
    step('say-to-211', { zipCode: person.facts.zipCode }),
    step('ask-211-rides-and-food'),
    step('write-three-names'),
    optionalStep('call-back-211'),
  ],
  finder: finder('two-one-one'),
})
