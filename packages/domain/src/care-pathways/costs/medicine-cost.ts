import { yearOf } from '../../kernel/calendar-date'
import type { CentsRange } from '../../kernel/cents'
import { medicaidDrugMaximum, medicaidLimits } from '../../medicaid/cost-sharing.parameters'
import {
  extraHelpCopays,
  extraHelpLimitPercent,
  medicareInsulinCap,
  partDOutOfPocketCap,
} from '../../medicare/medicare-costs.parameters'
import type { CarePathwayCost } from '../care-pathway'
import { costReason } from '../explain'
import type { Person } from '../person'
import { employerDrugCopays, slidingFeeRule, veteransCopays } from './cover.parameters'
import { genericMedicineCashPrice, insulinOfferCents } from './price.parameters'
import type { Share } from './visit-cost'

const charge = (person: Person) => genericMedicineCashPrice.on(person.asOf)

function medicineCost(person: Person, share: Share): CarePathwayCost {
  const estimated = charge(person)
  return {
    estimated,
    copay: { low: Math.min(share.copay.low, estimated.high), high: Math.min(share.copay.high, estimated.high) },
    reasons: [
      costReason('charge-generic-medicine', { lowCents: estimated.low, highCents: estimated.high, year: '2019' }),
      ...share.reasons,
    ],
    citations: [...genericMedicineCashPrice.references, ...share.citations],
  }
}

/** A generic medicine at the discount price, insurance left aside. */
export const cashMedicineCost = (person: Person): CarePathwayCost =>
  medicineCost(person, { copay: charge(person), reasons: [costReason('pay-generic-cash')], citations: [] })

export function medicaidMedicineCost(person: Person): CarePathwayCost {
  const { preferredCents, otherCents } = medicaidDrugMaximum.on(person.asOf)
  const isChild = person.facts.age < medicaidLimits.on(person.asOf).childUnderAge
  return medicineCost(person, {
    copay: { low: 0, high: isChild ? 0 : otherCents },
    reasons: [
      isChild ? costReason('pay-medicaid-child') : costReason('pay-medicaid-medicine', { preferredCents, otherCents }),
    ],
    citations: [...medicaidDrugMaximum.references, ...medicaidLimits.references],
  })
}

export function employerMedicineCost(person: Person): CarePathwayCost {
  const { firstTierCents, secondTierCents } = employerDrugCopays.on(person.asOf)
  const high = person.plan.hasHighDeductible ? charge(person).high : secondTierCents
  return medicineCost(person, {
    copay: { low: firstTierCents, high },
    reasons: [costReason('pay-plan-medicine', { firstTierCents, secondTierCents, year: '2023' })],
    citations: employerDrugCopays.references,
  })
}

export function partDMedicineCost(person: Person): CarePathwayCost {
  const { value: capCents, from } = partDOutOfPocketCap.citedOn(person.asOf)
  return medicineCost(person, {
    copay: { low: 0, high: charge(person).high },
    reasons: [costReason('pay-part-d', { capCents, year: String(yearOf(from)) })],
    citations: partDOutOfPocketCap.references,
  })
}

export function extraHelpMedicineCost(person: Person): CarePathwayCost {
  const { value, from } = extraHelpCopays.citedOn(person.asOf)
  return medicineCost(person, {
    copay: { low: 0, high: value.brandCents },
    reasons: [costReason('pay-extra-help', { ...value, year: String(yearOf(from)) })],
    citations: [...extraHelpCopays.references, ...extraHelpLimitPercent.references],
  })
}

export function otherProgramMedicineCost(person: Person): CarePathwayCost {
  const { low, high } = veteransCopays.on(person.asOf).medicine
  return medicineCost(person, {
    copay: { low, high },
    reasons: [costReason('pay-other-medicine', { lowCents: low, highCents: high, year: '2025' })],
    citations: veteransCopays.references,
  })
}

/** Between nothing and the discount-list price: health centers and makers' programs set their own. */
export const reducedMedicineCost = (
  person: Person,
  code: 'pay-health-center-medicine' | 'pay-maker-program',
): CarePathwayCost =>
  medicineCost(person, {
    copay: { low: 0, high: charge(person).high },
    reasons: [costReason(code)],
    citations: code === 'pay-health-center-medicine' ? slidingFeeRule.references : [],
  })

export function insulinCost(person: Person): CarePathwayCost {
  const isMedicare = person.facts.insuranceStatus === 'medicare'
  const parameter = isMedicare ? medicareInsulinCap : insulinOfferCents
  const capCents = parameter.on(person.asOf)
  const estimated: CentsRange = { low: capCents, high: capCents }
  return {
    estimated,
    copay: { low: person.facts.insuranceStatus === 'medicaid' ? 0 : capCents, high: capCents },
    reasons: [costReason(isMedicare ? 'pay-insulin-medicare' : 'pay-insulin-offer', { capCents })],
    citations: parameter.references,
  }
}
