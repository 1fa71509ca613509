import { roundToCents, type CentsRange } from '../../kernel/cents'
import type { CarePathwayCost } from '../care-pathway'
import { costReason } from '../explain'
import type { Person } from '../person'
import { slidingFeeRule } from './cover.parameters'
import type { Share } from './share'
import { costOf, visitCost } from './visit-cost'
import { visitPrice, type VisitKind } from './visit-price'

/**
 * The share of the charge in each discount step: none of it at or below 100 percent of poverty beyond a nominal fee,
 * all of it above 200 percent. Centers set their own steps; this takes the fewest that HRSA allows, of equal size.
 */
function slidingRange(charge: CentsRange, person: Person, percent: number): CentsRange {
  const rule = slidingFeeRule.on(person.asOf)
  if (percent > rule.noDiscountAbovePercent) return charge
  const width = (rule.noDiscountAbovePercent - rule.fullDiscountToPercent) / rule.fewestSteps
  const stepNumber = Math.max(0, Math.ceil((percent - rule.fullDiscountToPercent) / width))
  const part = (amount: number, steps: number) => roundToCents((amount * steps) / rule.fewestSteps)
  if (stepNumber === 0) return { low: 0, high: part(charge.low, 1) }
  return { low: stepNumber === 1 ? 0 : part(charge.low, stepNumber - 1), high: part(charge.high, stepNumber) }
}

const rangeWithoutIncome = (charge: CentsRange, person: Person): CentsRange =>
  person.facts.financialSituation === 'high' ? charge : { low: 0, high: charge.high }

function slidingShare(charge: CentsRange, person: Person): Share {
  const rule = slidingFeeRule.on(person.asOf)
  const citations = slidingFeeRule.references
  const { fplPercent } = person
  if (fplPercent === undefined) {
    return { copay: rangeWithoutIncome(charge, person), reasons: [costReason('pay-sliding-unknown')], citations }
  }
  const copay = slidingRange(charge, person, fplPercent)
  const { fullDiscountToPercent: lowerPercent, noDiscountAbovePercent: upperPercent } = rule
  const code =
    fplPercent <= lowerPercent
      ? 'pay-sliding-nominal'
      : fplPercent <= upperPercent
        ? 'pay-sliding-partial'
        : 'pay-sliding-full'
  return {
    copay,
    reasons: [costReason(code, { fplPercent, lowerPercent, upperPercent, highCents: copay.high })],
    citations,
  }
}

/** A health center's price for one visit: the sliding fee without insurance, the lower of it and the plan's share with. */
export function healthCenterCost(person: Person, kind: VisitKind = 'office'): CarePathwayCost {
  if (person.facts.insuranceStatus === 'uninsured') {
    const price = visitPrice(kind, person.asOf)
    return costOf(price, slidingShare(price.charge, person))
  }
  const insured = visitCost(person, kind)
  const percent = person.fplPercent
  if (percent === undefined || percent > slidingFeeRule.on(person.asOf).noDiscountAbovePercent) return insured
  const sliding = slidingRange(insured.estimated, person, percent)
  return {
    ...insured,
    copay: { low: Math.min(insured.copay.low, sliding.low), high: Math.min(insured.copay.high, sliding.high) },
    reasons: [...insured.reasons, costReason('pay-sliding-with-insurance', { fplPercent: percent })],
    citations: [...insured.citations, ...slidingFeeRule.references],
  }
}
