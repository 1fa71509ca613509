import type { CarePathwayCost } from '../care-pathway'
import { costReason } from '../explain'
import type { Person } from '../person'
import { healthCenterCost } from './sliding-fee'
import { costOf, visitCost } from './visit-cost'
import { visitPrice } from './visit-price'

/** Children's Medicaid covers teeth and eyes; nobody without insurance has cover to leave them out. */
const hasOrdinaryCost = ({ facts, ageGroup }: Person) =>
  facts.insuranceStatus === 'uninsured' || (facts.insuranceStatus === 'medicaid' && ageGroup === 'child')

const withoutCover = (person: Person): Person => ({
  ...person,
  facts: { ...person.facts, insuranceStatus: 'uninsured' },
})

/** Routine dental care at a health center: medical cover seldom pays it, the sliding fee still applies. */
export function dentalCost(person: Person): CarePathwayCost {
  if (hasOrdinaryCost(person)) return healthCenterCost(person, 'similar-office')
  const cost = healthCenterCost(withoutCover(person), 'similar-office')
  return {
    ...cost,
    copay: { low: 0, high: cost.copay.high },
    reasons: [...cost.reasons, costReason('pay-not-medical')],
  }
}

/** A routine eye exam. With diabetes it is medical care, and covered as such. */
export function eyeExamCost(person: Person, isMedical: boolean): CarePathwayCost {
  if (isMedical || hasOrdinaryCost(person)) return visitCost(person, 'similar-office')
  const price = visitPrice('similar-office', person.asOf)
  return costOf(price, {
    copay: { low: 0, high: price.charge.high },
    reasons: [costReason('pay-not-medical')],
    citations: [],
  })
}
