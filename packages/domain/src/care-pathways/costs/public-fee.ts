import type { Citation } from '../../kernel/decision'
import type { CarePathwayCost } from '../care-pathway'
import { costReason } from '../explain'
import type { Person } from '../person'
import { costOf, visitCost } from './visit-cost'
import { visitPrice, type VisitKind } from './visit-price'

const UPPER_PERCENT = 200

/** A public center's fee without insurance: it follows income by the rules of the state or county. */
export function publicFeeCost(person: Person, kind: VisitKind, source: Citation): CarePathwayCost {
  if (person.facts.insuranceStatus !== 'uninsured') return visitCost(person, kind)
  const price = visitPrice(kind, person.asOf)
  const paysInFull = person.fplPercent !== undefined && person.fplPercent > UPPER_PERCENT
  return costOf(price, {
    copay: { low: paysInFull ? price.charge.low : 0, high: price.charge.high },
    reasons: [costReason('pay-public-fee')],
    citations: [source],
  })
}
