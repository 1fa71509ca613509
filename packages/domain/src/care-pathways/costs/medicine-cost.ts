import { yearOf } from '../../kernel/calendar-date'
import { medicaidDrugMaximum, medicaidLimits } from '../../medicaid/cost-sharing.parameters'
import {
  extraHelpCopays,
  extraHelpLimitPercent,
  medicareInsulinCap,
  partDOutOfPocketCap,
} from '../../medicare/medicare-costs.parameters'
import type { CarePathwayCost } from '../care-pathway'
import type { CostCode } from '../codes'
import { costReason } from '../explain'
import { isAbout, type Person } from '../person'
import { employerDrugCopays, slidingFeeRule, veteransCopays } from './cover.parameters'
import { genericMedicineCashPrice, insulinOfferCents } from '../../service-prices/price.parameters'
import { ownPlan, ownPlanShare } from './own-plan'
import type { Share } from './share'

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

/** Who pays nothing for medicine under Medicaid, and why (42 CFR 447.56(a)). */
function medicaidExemption(person: Person): CostCode | undefined {
  if (person.facts.age < medicaidLimits.on(person.asOf).childUnderAge) return 'pay-medicaid-child'
  if (isAbout(person, 'prenatal')) return 'pay-medicaid-pregnant'
  return isAbout(person, 'birth-control') ? 'pay-medicaid-family-planning' : undefined
}

function medicaidMedicineShare(person: Person): Share {
  const { preferredCents, otherCents } = medicaidDrugMaximum.on(person.asOf)
  const exemption = medicaidExemption(person)
  return {
    copay: { low: 0, high: exemption ? 0 : otherCents },
    reasons: [exemption ? costReason(exemption) : costReason('pay-medicaid-medicine', { preferredCents, otherCents })],
    citations: [...medicaidDrugMaximum.references, ...medicaidLimits.references],
  }
}

export const medicaidMedicineCost = (person: Person): CarePathwayCost =>
  medicineCost(person, medicaidMedicineShare(person))

/** A generic under a private plan: its own terms where they are known, else what employers' plans ask on average. */
export function privateMedicineCost(person: Person): CarePathwayCost {
  const own = ownPlan(person)
  return own
    ? medicineCost(person, ownPlanShare(own, 'generic-drug', charge(person), []))
    : employerMedicineCost(person)
}

function employerMedicineCost(person: Person): CarePathwayCost {
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

function otherProgramMedicineShare({ asOf }: Person): Share {
  const { low, high } = veteransCopays.on(asOf).medicine
  return {
    copay: { low, high },
    reasons: [costReason('pay-other-medicine', { lowCents: low, highCents: high, year: '2025' })],
    citations: veteransCopays.references,
  }
}

export const otherProgramMedicineCost = (person: Person): CarePathwayCost =>
  medicineCost(person, otherProgramMedicineShare(person))

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

function insulinShare(person: Person): Share {
  const status = person.facts.insuranceStatus
  if (status === 'medicaid') return medicaidMedicineShare(person)
  if (status === 'other') return otherProgramMedicineShare(person)
  const parameter = status === 'medicare' ? medicareInsulinCap : insulinOfferCents
  const capCents = parameter.on(person.asOf)
  return {
    copay: { low: status === 'medicare' ? 0 : capCents, high: capCents },
    reasons: [costReason(status === 'medicare' ? 'pay-insulin-medicare' : 'pay-insulin-offer', { capCents })],
    citations: parameter.references,
  }
}

/** A month of insulin. Makers' own price stands for what it costs before cover; list prices are no longer one figure. */
export function insulinCost(person: Person): CarePathwayCost {
  const capCents = insulinOfferCents.on(person.asOf)
  return { estimated: { low: capCents, high: capCents }, ...insulinShare(person) }
}
