import { roundToCents, type Cents, type CentsRange } from '../../kernel/cents'
import type { Citation, Reason } from '../../kernel/decision'
import {
  medicaidLimits,
  medicaidOutpatientMaximum,
  medicaidShareByIncome,
} from '../../medicaid/cost-sharing.parameters'
import { partBCoinsurance, partBDeductible, qmbLimitPercent } from '../../medicare/medicare-costs.parameters'
import { yearOf } from '../../kernel/calendar-date'
import type { CarePathwayCost } from '../care-pathway'
import { costReason } from '../explain'
import { isAbout, type Person } from '../person'
import {
  employerPlanShares,
  goodFaithEstimates,
  medicarePreventiveServices,
  preventiveServices,
  publicVaccineCover,
  veteransCopays,
} from './cover.parameters'
import { ownPlan, ownPlanShare, SERVICE_OF_VISIT } from './own-plan'
import type { Share } from './share'
import { privateToMedicareRatio } from '../../service-prices/price.parameters'
import { agreedPrice, visitPrice, type VisitKind, type VisitPrice } from './visit-price'

const SPECIALIST_KINDS: readonly VisitKind[] = ['specialist', 'psychiatry']

const nothing = (reasons: readonly Reason[], citations: readonly Citation[]): Share => ({
  copay: { low: 0, high: 0 },
  reasons,
  citations,
})

const uninsuredShare = ({ asOf }: Person, price: VisitPrice): Share => ({
  copay: price.charge,
  reasons: [costReason('pay-full-charge'), costReason('pay-good-faith-estimate', { ...goodFaithEstimates.on(asOf) })],
  citations: goodFaithEstimates.references,
})

function medicaidMaximumCents({ fplPercent, asOf }: Person, price: VisitPrice): Cents {
  const nominal = medicaidOutpatientMaximum.on(asOf)
  if (fplPercent === undefined || fplPercent <= 100) return nominal
  const { share } = medicaidShareByIncome.on(asOf).find((each) => fplPercent <= each.upToPercent)!
  return roundToCents(price.medicare.high * share)
}

export function medicaidShare(person: Person, price: VisitPrice): Share {
  const limits = medicaidLimits.on(person.asOf)
  const citations = [...medicaidOutpatientMaximum.references, ...medicaidLimits.references]
  if (person.facts.age < limits.childUnderAge) return nothing([costReason('pay-medicaid-child')], citations)
  if (isAbout(person, 'prenatal')) return nothing([costReason('pay-medicaid-pregnant')], citations)
  if (isAbout(person, 'birth-control')) return nothing([costReason('pay-medicaid-family-planning')], citations)
  const maximumCents = medicaidMaximumCents(person, price)
  return {
    copay: { low: 0, high: maximumCents },
    reasons: [
      costReason('pay-medicaid-nominal', { maximumCents }),
      costReason('pay-medicaid-family-limit', { percent: limits.familyShare * 100 }),
    ],
    citations,
  }
}

/** 20 percent after the deductible: the least where it is met already, the most where none of it is. */
function partBShare({ asOf }: Person, approved: CentsRange): CentsRange {
  const share = partBCoinsurance.on(asOf)
  const deductible = partBDeductible.on(asOf)
  const beforeDeductible = Math.min(approved.high, deductible)
  return {
    low: roundToCents(approved.low * share),
    high: beforeDeductible + roundToCents((approved.high - beforeDeductible) * share),
  }
}

export function medicareShare(person: Person, approved: CentsRange): Share {
  const { value: deductibleCents, from } = partBDeductible.citedOn(person.asOf)
  const pays = partBShare(person, approved)
  const mayHaveQmb = person.fplPercent !== undefined && person.fplPercent <= qmbLimitPercent.on(person.asOf)
  const hasOther = person.plan.isMedigap || mayHaveQmb
  return {
    copay: { low: hasOther ? 0 : pays.low, high: pays.high },
    reasons: [
      costReason('pay-medicare-share', {
        percent: partBCoinsurance.on(person.asOf) * 100,
        deductibleCents,
        year: String(yearOf(from)),
      }),
      costReason(person.plan.isMedicareAdvantage ? 'pay-medicare-advantage' : 'pay-medicare-extra-cover'),
    ],
    citations: [...partBCoinsurance.references, ...partBDeductible.references],
  }
}

function privateShare(person: Person, kind: VisitKind, price: VisitPrice): Share {
  const agreed = agreedPrice(price, privateToMedicareRatio.on(person.asOf))
  const own = ownPlan(person)
  return own
    ? ownPlanShare(own, SERVICE_OF_VISIT[kind], agreed, privateToMedicareRatio.references)
    : averagePlanShare(person, kind, agreed)
}

function averagePlanShare(person: Person, kind: VisitKind, agreed: CentsRange): Share {
  const shares = employerPlanShares.on(person.asOf)
  const isSpecialist = SPECIALIST_KINDS.includes(kind)
  const copayCents = isSpecialist ? shares.specialistCopayCents : shares.primaryCopayCents
  const percent = (isSpecialist ? shares.specialistCoinsurance : shares.primaryCoinsurance) * 100
  const citations = [...employerPlanShares.references, ...privateToMedicareRatio.references]
  if (person.plan.hasHighDeductible) {
    return {
      copay: agreed,
      reasons: [costReason('pay-private-high-deductible', { lowCents: agreed.low, highCents: agreed.high })],
      citations,
    }
  }
  const coinsuranceCents = roundToCents((agreed.high * percent) / 100)
  return {
    copay: { low: Math.min(copayCents, coinsuranceCents), high: Math.max(copayCents, coinsuranceCents) },
    reasons: [
      costReason('pay-private-copay', { copayCents, percent, year: '2023' }),
      costReason('pay-private-deductible', { highCents: agreed.high }),
    ],
    citations,
  }
}

const otherProgramShare = ({ asOf }: Person): Share => {
  const { low, high } = veteransCopays.on(asOf).visit
  return {
    copay: { low, high },
    reasons: [costReason('pay-other-program', { lowCents: low, highCents: high, year: '2025' })],
    citations: veteransCopays.references,
  }
}

function shareOf(person: Person, kind: VisitKind, price: VisitPrice): Share {
  switch (person.facts.insuranceStatus) {
    case 'uninsured':
      return uninsuredShare(person, price)
    case 'medicaid':
      return medicaidShare(person, price)
    case 'medicare':
      return medicareShare(person, price.medicare)
    case 'private':
      return privateShare(person, kind, price)
    case 'other':
      return otherProgramShare(person)
  }
}

const within = (range: CentsRange, limit: Cents): CentsRange => ({
  low: Math.min(range.low, limit),
  high: Math.min(range.high, limit),
})

/** Puts a price and a person's share of it together. Nobody is shown more than the price itself. */
export const costOf = (price: VisitPrice, share: Share): CarePathwayCost => ({
  estimated: price.charge,
  copay: within(share.copay, price.charge.high),
  reasons: [
    costReason(price.code, { lowCents: price.charge.low, highCents: price.charge.high, year: price.year }),
    ...share.reasons,
  ],
  citations: [...price.citations, ...share.citations],
})

export function visitCost(person: Person, kind: VisitKind): CarePathwayCost {
  const price = visitPrice(kind, person.asOf)
  return costOf(price, shareOf(person, kind, price))
}

function preventiveShare({ facts }: Person, kind: VisitKind): Share {
  const isVaccine = kind === 'vaccine'
  switch (facts.insuranceStatus) {
    case 'medicare':
      return isVaccine
        ? nothing([costReason('pay-vaccine-public')], publicVaccineCover.references)
        : nothing([costReason('pay-preventive-medicare')], medicarePreventiveServices.references)
    case 'medicaid':
      return nothing([costReason('pay-vaccine-public')], publicVaccineCover.references)
    case 'other':
      return nothing([costReason('pay-preventive-program')], veteransCopays.references)
    default:
      return nothing([costReason('pay-preventive')], preventiveServices.references)
  }
}

/** A check-up or vaccine that is covered in full; otherwise an ordinary visit. Medicaid's check-ups follow its copays. */
export function preventiveCost(person: Person, kind: VisitKind = 'office'): CarePathwayCost {
  const status = person.facts.insuranceStatus
  if (status === 'uninsured' || (status === 'medicaid' && kind !== 'vaccine')) return visitCost(person, kind)
  return costOf(visitPrice(kind, person.asOf), preventiveShare(person, kind))
}
