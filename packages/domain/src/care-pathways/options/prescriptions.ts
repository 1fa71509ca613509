import {
  cashMedicineCost,
  privateMedicineCost,
  extraHelpMedicineCost,
  insulinCost,
  medicaidMedicineCost,
  otherProgramMedicineCost,
  partDMedicineCost,
  reducedMedicineCost,
} from '../costs/medicine-cost'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import {
  extraHelpLimitPercent,
  medicareInsulinCap,
  medicareOpenEnrollment,
} from '../../medicare/medicare-costs.parameters'
import { incomeAtFplPercent } from '../../poverty/federal-poverty-level'
import type { CarePathwayCost, CarePathwayStep } from '../care-pathway'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import type { Person } from '../person'
import { isUninsured, paperSteps } from './health-center'
import type { OptionBuilder } from './offer'
import { atHealthCenter, nearestHealthCenter, reachHealthCenter } from './places'
import {
  budgetReason,
  conditionReasons,
  coverReason,
  incomeReason,
  needReason,
  placeReasons,
  topicReasons,
  urgencyReasons,
} from './reasons-for'

const medicineReasons = (person: Person) => [
  needReason(person),
  coverReason(person),
  ...urgencyReasons(person),
  ...topicReasons(person, 'refill', 'insulin', 'birth-control', 'asthma', 'blood-pressure', 'diabetes'),
]

const emergencySupply = ({ facts }: Person) => (facts.urgency === 'routine' ? [] : [step('ask-emergency-supply')])

export const genericDiscount: OptionBuilder = (person) => ({
  option: 'generic-discount',
  setting: 'in-person',
  reasons: [...medicineReasons(person), ...conditionReasons(person)],
  advantages: [advantage('no-paperwork'), advantage('same-day'), advantage('works-with-or-without-insurance')],
  cost: cashMedicineCost(person),
  availability: 'same_day',
  steps: [
    ...emergencySupply(person),
    step('ask-doctor-generic'),
    step('compare-three-prices'),
    step('ask-pharmacist-cash-price'),
    step('ask-ninety-days'),
    optionalStep('check-counts-to-deductible'),
  ],
  finder: finder('medicine-assistance'),
})

export const planPharmacy: OptionBuilder = (person) => ({
  option: 'plan-pharmacy',
  setting: 'in-person',
  reasons: [...medicineReasons(person), ...conditionReasons(person)],
  advantages: [advantage('plan-price'), advantage('counts-to-limit'), advantage('can-appeal')],
  cost: privateMedicineCost(person),
  availability: 'same_day',
  steps: [
    ...emergencySupply(person),
    step('check-drug-list'),
    step('use-network-pharmacy'),
    step('ask-doctor-generic'),
    step('ask-prior-approval-medicine'),
    optionalStep('ask-copay-card'),
  ],
  finder: finder('plan-directory'),
})

export const medicaidPharmacy: OptionBuilder = (person) => ({
  option: 'medicaid-pharmacy',
  setting: 'in-person',
  reasons: [...medicineReasons(person), ...conditionReasons(person)],
  advantages: [advantage('little-or-no-copay'), advantage('three-day-supply'), advantage('can-appeal')],
  cost: medicaidMedicineCost(person),
  availability: 'same_day',
  steps: [
    step('use-medicaid-pharmacy'),
    step('ask-preferred-medicine'),
    step('ask-seventy-two-hour-supply'),
    step('call-medicaid-about-medicine', { phone: stateMedicaidPrograms.on(person.asOf)[person.facts.state].phone }),
    optionalStep('ask-pharmacy-delivery'),
  ],
  finder: finder('plan-directory'),
})

export const governmentPharmacy: OptionBuilder = (person) => ({
  option: 'government-pharmacy',
  setting: 'remote',
  reasons: [...medicineReasons(person), ...conditionReasons(person)],
  advantages: [advantage('mailed-to-home'), advantage('your-own-program'), advantage('little-or-no-copay')],
  cost: otherProgramMedicineCost(person),
  availability: 'within_week',
  steps: [
    step('call-government-pharmacy', { phone: '8772228387' }),
    step('ask-program-drug-list'),
    ...emergencySupply(person),
    step('order-refills-early'),
    step('ask-hardship-copay'),
  ],
  finder: finder('government-clinics'),
})

const isPlanChangeTime = ({ asOf }: Person) => {
  const { opens, closes } = medicareOpenEnrollment.on(asOf)
  const day = asOf.slice(5)
  return opens <= day && day <= closes
}

export const partDReview: OptionBuilder = (person) => ({
  option: 'part-d-review',
  setting: 'remote',
  reasons: [
    ...medicineReasons(person),
    reason(isPlanChangeTime(person) ? 'medicare-open-enrollment' : 'medicare-closed-enrollment', {
      closesOn: `${person.asOf.slice(0, 5)}${medicareOpenEnrollment.on(person.asOf).closes}`,
    }),
    ...conditionReasons(person),
  ],
  advantages: [advantage('yearly-cap'), advantage('spread-over-year'), advantage('free-counselor')],
  cost: partDMedicineCost(person),
  availability: 'within_week',
  steps: [
    ...emergencySupply(person),
    step('list-medicines-and-doses'),
    step('compare-part-d-plans', { zipCode: person.facts.zipCode }),
    step('ask-ship-counselor'),
    step('ask-payment-plan', { phone: '8006334227' }),
    step('check-vaccines-and-insulin', { capCents: medicareInsulinCap.on(person.asOf) }),
    optionalStep('ask-formulary-exception'),
  ],
  finder: finder('medicare-plans'),
})

export const extraHelp: OptionBuilder = (person) => {
  const limitPercent = extraHelpLimitPercent.on(person.asOf)
  const limitCents = incomeAtFplPercent(limitPercent, person.facts.householdSize, person.facts.state, person.asOf)
  const { fplPercent } = person
  return {
    option: 'extra-help',
    setting: 'remote',
    reasons: [
      fplPercent === undefined
        ? reason('extra-help-unknown', { limitPercent, limitCents, householdSize: person.facts.householdSize })
        : reason('extra-help-likely', { fplPercent, limitPercent, limitCents }),
      coverReason(person),
    ],
    advantages: [advantage('lower-drug-copays'), advantage('no-late-penalty'), advantage('change-plan-monthly')],
    cost: extraHelpMedicineCost(person),
    availability: 'contact',
    steps: [
      step('gather-income-and-savings'),
      step('apply-extra-help', { phone: '8007721213' }),
      step('ask-savings-program', { phone: '8006334227' }),
      step('show-extra-help-letter'),
      optionalStep('appeal-extra-help'),
    ],
    finder: finder('extra-help'),
  }
}

export const healthCenterPharmacy: OptionBuilder = (person, places) => ({
  option: 'health-center-pharmacy',
  setting: 'in-person',
  reasons: [
    needReason(person),
    incomeReason(person),
    ...placeReasons(nearestHealthCenter(places)),
    coverReason(person),
    ...topicReasons(person, 'insulin', 'refill'),
  ],
  advantages: [advantage('discount-340b'), advantage('pays-by-income'), advantage('doctor-and-pharmacy-together')],
  cost: reducedMedicineCost(person, 'pay-health-center-medicine'),
  availability: 'within_week',
  steps: [
    reachHealthCenter(person, places, 'call-health-center-pharmacy'),
    ...paperSteps(person),
    step('become-clinic-patient'),
    step('ask-340b-price'),
    ...emergencySupply(person),
  ],
  ...atHealthCenter(places),
})

export const mailOrderSupply: OptionBuilder = (person) => ({
  option: 'mail-order-supply',
  setting: 'remote',
  reasons: [
    needReason(person),
    ...(person.facts.hasTransportation ? [] : [reason('no-ride-needed')]),
    coverReason(person),
    ...conditionReasons(person),
  ],
  advantages: [advantage('mailed-to-home'), advantage('ninety-days-at-once'), advantage('often-lower-copay')],
  cost: isUninsured(person) ? cashMedicineCost(person) : mailCost(person),
  availability: 'within_week',
  steps: [
    step(
      isUninsured(person) ? 'choose-mail-pharmacy' : 'find-plan-mail-pharmacy',
      isUninsured(person) ? { phone: '8887961234' } : {},
    ),
    step('ask-ninety-day-prescription'),
    step('order-two-weeks-early'),
    step('set-delivery'),
    optionalStep('keep-local-pharmacy'),
  ],
  finder: finder(isUninsured(person) ? 'medicine-assistance' : 'plan-directory'),
})

function mailCost(person: Person): CarePathwayCost {
  switch (person.facts.insuranceStatus) {
    case 'medicare':
      return partDMedicineCost(person)
    case 'medicaid':
      return medicaidMedicineCost(person)
    case 'other':
      return otherProgramMedicineCost(person)
    default:
      return privateMedicineCost(person)
  }
}

export const manufacturerAssistance: OptionBuilder = (person) => ({
  option: 'manufacturer-assistance',
  setting: 'remote',
  reasons: [needReason(person), coverReason(person), budgetReason(person)],
  advantages: [advantage('free-brand-medicine'), advantage('doctor-office-helps'), advantage('renews-yearly')],
  cost: reducedMedicineCost(person, 'pay-maker-program'),
  availability: 'contact',
  steps: [
    step('search-assistance-tool'),
    step('call-needymeds', { phone: '8005036897' }),
    step('attach-income-proof', { householdSize: person.facts.householdSize }),
    step('ask-doctor-to-sign'),
    step('bridge-the-wait'),
  ],
  finder: finder('medicine-assistance'),
})

/** Makers' offers are closed to people with public cover, which has its own price. */
function insulinCounterStep({ facts, asOf }: Person): CarePathwayStep {
  switch (facts.insuranceStatus) {
    case 'medicare':
      return step('insulin-at-medicare-cap', { capCents: medicareInsulinCap.on(asOf) })
    case 'medicaid':
      return step('use-medicaid-pharmacy')
    case 'other':
      return step('call-government-pharmacy', { phone: '8772228387' })
    default:
      return step('call-insulin-makers', {
        lillyPhone: '8338081234',
        novoPhone: '8663107549',
        sanofiPhone: '8888474877',
      })
  }
}

export const insulinSavings: OptionBuilder = (person) => ({
  option: 'insulin-savings',
  setting: 'remote',
  reasons: [...topicReasons(person, 'insulin'), coverReason(person), needReason(person)],
  advantages: [advantage('capped-monthly-price'), advantage('same-day'), advantage('no-paperwork')],
  cost: insulinCost(person),
  availability: 'same_day',
  steps: [
    step('insulin-danger-signs'),
    step('ask-emergency-supply'),
    insulinCounterStep(person),
    step('do-not-ration'),
    step('find-340b-insulin', { zipCode: person.facts.zipCode }),
  ],
  finder: finder('insulin-programs'),
})
