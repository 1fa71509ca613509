import { creditGuidelineDay } from '../../aca/coverage-year'
import { isOpenEnrollment, marketplaceOf } from '../../marketplace/marketplace'
import { creditBand } from '../../aca/credit-band.parameters'
import { adultMedicaidLimitPercent } from '../../medicaid/expansion'
import { childLimitPercent, pregnancyLimitPercent } from '../../medicaid/widest-income-limits'
import { georgiaPathways, workRequirement } from '../../medicaid/work-requirement.parameters'
import { medicareAge } from '../../medicare/medicare-costs.parameters'
import { incomeAtFplPercent } from '../../poverty/federal-poverty-level'
import type { Reason } from '../../kernel/decision'
import { freeCost } from '../costs/free-cost'
import type { CoverageRoute } from '../coverage-route'
import { advantage, finder, optionalStep, reason, step } from '../explain'
import type { Person } from '../person'
import type { OptionBuilder } from './offer'
import { basicHealthPlan } from './basic-health'
import { programName } from './reasons-for'
import {
  childApplication,
  marketplaceApplication,
  medicaidApplication,
  medicareEnrollmentSource,
  twoOneOne,
} from './sources'
import { limitCents, stateName, stateProgram } from './state-limits'

/** The lowest income with a tax credit, by the guideline that the credit uses. */
const creditStartCents = ({ facts, asOf }: Person) =>
  incomeAtFplPercent(creditBand.on(asOf).fromPercent, facts.householdSize, facts.state, creditGuidelineDay(asOf))

const limitReason = (
  person: Person,
  limitPercent: number,
  known: 'medicaid-likely' | 'child-cover-likely' | 'pregnancy-cover-likely',
  unknown: 'medicaid-maybe' | 'child-cover-maybe' | 'pregnancy-cover-maybe',
): Reason => {
  const params = {
    limitPercent,
    limitCents: limitCents(person, limitPercent),
    householdSize: person.facts.householdSize,
    stateName: stateName(person),
  }
  return person.fplPercent === undefined
    ? reason(unknown, params)
    : reason(known, { ...params, fplPercent: person.fplPercent })
}

const applySteps = (person: Person) => [
  step('gather-application-papers', { householdSize: person.facts.householdSize }),
  step('apply-medicaid', {
    programName: programName(person),
    phone: stateProgram(person).phone,
    url: stateProgram(person).applyUrl,
  }),
  step('ask-back-coverage'),
  step('answer-medicaid-mail'),
]

const medicaidOffer = (person: Person, reasons: readonly Reason[]): ReturnType<OptionBuilder> => ({
  option: 'apply-for-medicaid',
  params: { programName: programName(person) },
  setting: 'remote',
  reasons: [...reasons, reason('no-insurance')],
  advantages: [advantage('little-or-no-copay'), advantage('apply-any-time'), advantage('may-pay-past-bills')],
  cost: freeCost('free-application-medicaid', medicaidApplication),
  availability: 'contact',
  steps: [...applySteps(person), step('appeal-if-denied'), optionalStep('ask-clinic-enrollment-helper')],
  finder: { ...finder('state-medicaid'), url: stateProgram(person).applyUrl },
})

const applyForMedicaid: OptionBuilder = (person) =>
  medicaidOffer(person, [
    limitReason(
      person,
      adultMedicaidLimitPercent(person.facts.state, person.asOf) ?? 0,
      'medicaid-likely',
      'medicaid-maybe',
    ),
    reason('medicaid-work-rule', { ...workRequirement.on(person.asOf) }),
  ])

/** The baby counts as one more in the household. */
const withBaby = (person: Person): Person => {
  const { pregnancyFplPercent, ...rest } = person
  return {
    ...rest,
    ...(pregnancyFplPercent === undefined ? {} : { fplPercent: pregnancyFplPercent }),
    facts: { ...person.facts, householdSize: person.facts.householdSize + 1 },
  }
}

const applyForPregnancyMedicaid: OptionBuilder = (person) =>
  medicaidOffer(person, [
    limitReason(
      withBaby(person),
      pregnancyLimitPercent(person.facts.state, person.asOf),
      'pregnancy-cover-likely',
      'pregnancy-cover-maybe',
    ),
  ])

const childCoverage: OptionBuilder = (person) => ({
  option: 'child-coverage',
  setting: 'remote',
  reasons: [
    limitReason(
      person,
      childLimitPercent(person.facts.state, person.facts.age, person.asOf),
      'child-cover-likely',
      'child-cover-maybe',
    ),
    reason('age-child', { age: person.facts.age }),
  ],
  advantages: [advantage('checks-teeth-eyes-ears'), advantage('apply-any-time'), advantage('children-pay-nothing')],
  cost: freeCost('free-application-child', childApplication),
  availability: 'contact',
  steps: [
    step('call-insure-kids', { phone: '8775437669' }),
    step('gather-child-papers', { householdSize: person.facts.householdSize }),
    step('apply-child-state', { programName: programName(person), url: stateProgram(person).applyUrl }),
    step('ask-back-coverage'),
    step('choose-child-plan'),
  ],
  finder: finder('insure-kids'),
})

const enrollmentReason = (person: Person): Reason => {
  const marketplace = marketplaceOf(person.facts.state, person.asOf)
  return isOpenEnrollment(marketplace, person.asOf)
    ? reason('open-enrollment-now', { marketplaceName: marketplace.name, closesOn: marketplace.closesOn })
    : reason('open-enrollment-closed', { marketplaceName: marketplace.name })
}

/** The year before Medicare: who signs up late can pay more for life. */
const medicareSoon = ({ facts, asOf }: Person): readonly Reason[] => {
  const age = medicareAge.on(asOf)
  return facts.age === age - 1 ? [reason('medicare-soon', { medicareAge: age })] : []
}

const creditReason = (person: Person): Reason => {
  const { fromPercent, toPercent } = creditBand.on(person.asOf)
  const { creditPercent: fplPercent = 0 } = person
  return person.coverageRoute === 'marketplace-full-price'
    ? reason('credit-too-high', { fplPercent, toPercent })
    : reason('credit-likely', { fplPercent, fromPercent, toPercent })
}

const marketplaceSteps = (person: Person) => {
  const marketplace = marketplaceOf(person.facts.state, person.asOf)
  return [
    step('gather-application-papers', { householdSize: person.facts.householdSize }),
    marketplace.phone
      ? step('apply-marketplace', { marketplaceName: marketplace.name, phone: marketplace.phone, url: marketplace.url })
      : step('apply-marketplace-online', { marketplaceName: marketplace.name, url: marketplace.url }),
    step(isOpenEnrollment(marketplace, person.asOf) ? 'enroll-before-close' : 'check-special-enrollment', {
      closesOn: marketplace.closesOn,
    }),
    step('look-at-silver-plans'),
    step('pay-first-premium'),
  ]
}

const marketplacePlan: OptionBuilder = (person) => ({
  option: 'marketplace-plan',
  params: { marketplaceName: marketplaceOf(person.facts.state, person.asOf).name },
  setting: 'remote',
  reasons: [creditReason(person), enrollmentReason(person), ...medicareSoon(person)],
  advantages: [advantage('premium-help'), advantage('preventive-free'), advantage('cannot-be-refused')],
  cost: freeCost('free-application-marketplace', marketplaceApplication),
  availability: 'contact',
  steps: marketplaceSteps(person),
  finder: { ...finder('marketplace'), url: marketplaceOf(person.facts.state, person.asOf).url },
})

/** Income unknown: one application sorts Medicaid from the marketplace. */
const findCoverage: OptionBuilder = (person) => {
  const limitPercent = adultMedicaidLimitPercent(person.facts.state, person.asOf)
  return {
    option: 'find-coverage',
    setting: 'remote',
    reasons: [
      limitPercent === undefined
        ? reason('cover-by-income-no-expansion', {
            stateName: stateName(person),
            limitCents: creditStartCents(person),
            householdSize: person.facts.householdSize,
          })
        : reason('medicaid-maybe', {
            limitPercent,
            limitCents: limitCents(person, limitPercent),
            householdSize: person.facts.householdSize,
            stateName: stateName(person),
          }),
      enrollmentReason(person),
      reason(`income-unknown-${person.facts.financialSituation ?? 'unsaid'}`),
      ...medicareSoon(person),
    ],
    advantages: [advantage('one-application'), advantage('premium-help'), advantage('free-counselor')],
    cost: freeCost('free-application-marketplace', marketplaceApplication),
    availability: 'contact',
    steps: [...marketplaceSteps(person), optionalStep('ask-clinic-enrollment-helper')],
    finder: { ...finder('marketplace'), url: marketplaceOf(person.facts.state, person.asOf).url },
  }
}

const coverageGapHelp: OptionBuilder = (person) => {
  const { fromPercent } = creditBand.on(person.asOf)
  return {
    option: 'coverage-gap-help',
    params: { stateName: stateName(person) },
    setting: 'remote',
    reasons: [
      reason('coverage-gap', {
        fplPercent: person.creditPercent ?? 0,
        stateName: stateName(person),
        fromPercent,
        limitCents: creditStartCents(person),
        householdSize: person.facts.householdSize,
      }),
      ...(person.facts.state === 'GA' && georgiaPathways.on(person.asOf)
        ? [reason('georgia-pathways', { phone: stateProgram(person).phone })]
        : []),
      ...medicareSoon(person),
    ],
    advantages: [advantage('care-while-uninsured'), advantage('free-counselor'), advantage('checks-other-groups')],
    cost: freeCost('free-gap-help', medicaidApplication, twoOneOne),
    availability: 'contact',
    steps: [
      step('recheck-income-year', {
        limitCents: creditStartCents(person),
        householdSize: person.facts.householdSize,
      }),
      step('check-medicaid-groups', { programName: programName(person), phone: stateProgram(person).phone }),
      step('use-health-center-meanwhile', { zipCode: person.facts.zipCode }),
      step('ask-charity-care'),
      step('report-change', {
        phone: marketplaceOf(person.facts.state, person.asOf).phone ?? stateProgram(person).phone,
      }),
    ],
    finder: finder('health-centers'),
  }
}

const medicareEnrollment: OptionBuilder = (person) => ({
  option: 'medicare-enrollment',
  setting: 'remote',
  reasons: [reason('senior-without-medicare', { age: person.facts.age, medicareAge: medicareAge.on(person.asOf) })],
  advantages: [advantage('hospital-part-often-free'), advantage('free-counselor'), advantage('help-with-premiums')],
  cost: freeCost('free-application-medicare', medicareEnrollmentSource),
  availability: 'contact',
  steps: [
    step('call-social-security', { phone: '8007721213' }),
    step('ask-part-a-and-b'),
    step('ask-late-penalty'),
    step('find-ship', { phone: '8006334227' }),
    step('apply-savings-and-medicaid', { programName: programName(person), phone: stateProgram(person).phone }),
  ],
  finder: finder('medicare-enrollment'),
})

const ROUTES: Readonly<Record<CoverageRoute, OptionBuilder>> = {
  medicare: medicareEnrollment,
  'child-coverage': childCoverage,
  'pregnancy-medicaid': applyForPregnancyMedicaid,
  medicaid: applyForMedicaid,
  'basic-health': basicHealthPlan,
  'coverage-gap': coverageGapHelp,
  'marketplace-credit': marketplacePlan,
  'marketplace-full-price': marketplacePlan,
  'income-unknown': findCoverage,
}

/** The option that gets this person covered. */
export const coverageOption = (route: CoverageRoute): OptionBuilder => ROUTES[route]
