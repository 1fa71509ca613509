import type { Reason } from '../../kernel/decision'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import type { NearbyPlace } from '../care-pathway'
import { slidingFeeRule } from '../costs/cover.parameters'
import { reason } from '../explain'
import type { Person } from '../person'
import type { CareTopic } from '../topic-phrases'

export const programName = ({ facts, asOf }: Person): string => stateMedicaidPrograms.on(asOf)[facts.state].name

export const needReason = ({ need }: Person): Reason => reason(`need-${need}`)

/** The topics this option answers, out of those the person wrote about. */
export const topicReasons = ({ topics }: Person, ...answered: readonly CareTopic[]): readonly Reason[] =>
  topics.filter((topic) => answered.includes(topic)).map((topic) => reason(`topic-${topic}`))

export function coverReason(person: Person): Reason {
  switch (person.facts.insuranceStatus) {
    case 'uninsured':
      return reason('no-insurance')
    case 'medicaid':
      return reason('covered-medicaid', { programName: programName(person) })
    default:
      return reason(`covered-${person.facts.insuranceStatus}`)
  }
}

/** Where income stands against a health center's discount. */
export function incomeReason({ fplPercent, facts, asOf }: Person): Reason {
  if (fplPercent === undefined) return reason(`income-unknown-${facts.financialSituation ?? 'unsaid'}`)
  const { fullDiscountToPercent: lowerPercent, noDiscountAbovePercent: upperPercent } = slidingFeeRule.on(asOf)
  const params = { fplPercent, lowerPercent, upperPercent, householdSize: facts.householdSize }
  if (fplPercent <= lowerPercent) return reason('income-full-discount', params)
  return reason(fplPercent <= upperPercent ? 'income-partial-discount' : 'income-above-discount', params)
}

/** Where income stands, for help that sets its own limits. */
export const budgetReason = (person: Person): Reason =>
  person.fplPercent === undefined
    ? incomeReason(person)
    : reason('income-percent', { fplPercent: person.fplPercent, householdSize: person.facts.householdSize })

/** How near the place is. That none is on file is no reason: the pathway then names a finder instead of a place. */
export const placeReasons = (place: NearbyPlace | undefined): readonly Reason[] =>
  place
    ? [reason('near-place', { placeName: place.name, distanceMiles: Math.round(place.distanceMiles * 10) / 10 })]
    : []

export const urgencyReasons = ({ facts }: Person): readonly Reason[] =>
  facts.urgency === 'routine' ? [] : [reason(facts.urgency === 'immediate' ? 'urgent-now' : 'urgent-soon')]

const CONDITION_CODES = {
  Diabetes: 'condition-diabetes',
  Hypertension: 'condition-hypertension',
  'Heart Disease': 'condition-heart-disease',
  Asthma: 'condition-asthma',
  COPD: 'condition-copd',
  Depression: 'condition-depression',
  Anxiety: 'condition-anxiety',
  Arthritis: 'condition-arthritis',
  Cancer: 'condition-cancer',
  'Kidney Disease': 'condition-kidney-disease',
  Other: 'condition-other',
} as const

export const conditionReasons = ({ facts }: Person): readonly Reason[] =>
  facts.chronicConditions.map((condition) => reason(CONDITION_CODES[condition]))

export const ageReasons = ({ ageGroup, facts }: Person): readonly Reason[] =>
  ageGroup === 'adult' ? [] : [reason(ageGroup === 'child' ? 'age-child' : 'age-senior', { age: facts.age })]
