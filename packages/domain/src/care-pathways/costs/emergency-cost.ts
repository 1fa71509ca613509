import { roundToCents, scaleRange, type CentsRange } from '../../kernel/cents'
import type { CarePathwayCost, ChosenPlan } from '../care-pathway'
import { medicaidLimits, medicaidNonEmergencyMaximum } from '../../medicaid/cost-sharing.parameters'
import { partADeductible } from '../../medicare/medicare-costs.parameters'
import { yearOf } from '../../kernel/calendar-date'
import { costReason } from '../explain'
import type { Person } from '../person'
import { hospitalDuties, veteransCopays } from './cover.parameters'
import { emergencyVisitPrices, privateToMedicareHospitalRatio } from '../../service-prices/price.parameters'
import { ownPlan, ownPlanShare } from './own-plan'
import type { Share } from './share'
import { medicareShare } from './visit-cost'

/** Medicare's own rate is not published as one figure; private prices divided by what plans pay above Medicare. */
const medicareEmergencyRate = (total: CentsRange, { asOf }: Person) =>
  scaleRange(total, 1 / privateToMedicareHospitalRatio.on(asOf))

function medicareEmergency(person: Person, total: CentsRange): Share {
  const share = medicareShare(person, medicareEmergencyRate(total, person))
  const { value: deductibleCents, from } = partADeductible.citedOn(person.asOf)
  return {
    ...share,
    reasons: [...share.reasons, costReason('pay-medicare-inpatient', { deductibleCents, year: String(yearOf(from)) })],
    citations: [...share.citations, ...partADeductible.references, ...privateToMedicareHospitalRatio.references],
  }
}

function medicaidEmergency({ asOf }: Person, isEmergency: boolean): Share {
  const maximumCents = medicaidNonEmergencyMaximum.on(asOf)
  return {
    copay: { low: 0, high: isEmergency ? 0 : maximumCents },
    reasons: [costReason('pay-medicaid-emergency', { maximumCents })],
    citations: [...medicaidNonEmergencyMaximum.references, ...medicaidLimits.references],
  }
}

const uninsuredEmergency = (total: CentsRange): Share => ({
  copay: { low: 0, high: roundToCents(total.high) },
  reasons: [costReason('pay-emergency-treated-first'), costReason('pay-charity-care')],
  citations: hospitalDuties.references,
})

function ownPlanEmergency(own: ChosenPlan, total: CentsRange): Share {
  const share = ownPlanShare(own, 'emergency-room', total, [])
  const maximumCents = own.outOfPocketMaximumIndividualCents
  return { ...share, reasons: [...share.reasons, costReason('pay-own-plan-maximum', { maximumCents })] }
}

/** With a high deductible the member can owe all that the plan and its member would pay together. */
function privateEmergency({ asOf, plan }: Person, total: CentsRange): Share {
  const { member } = emergencyVisitPrices.on(asOf)
  return {
    copay: { low: member.low, high: plan.hasHighDeductible ? total.high : member.high },
    reasons: [
      costReason('pay-private-emergency', { lowCents: member.low, highCents: member.high, year: '2019' }),
      ...(plan.hasHighDeductible ? [costReason('pay-private-deductible', { highCents: total.high })] : []),
    ],
    citations: [],
  }
}

function emergencyShare(person: Person, total: CentsRange, isEmergency: boolean): Share {
  switch (person.facts.insuranceStatus) {
    case 'uninsured':
      return uninsuredEmergency(total)
    case 'medicaid':
      return medicaidEmergency(person, isEmergency)
    case 'medicare':
      return medicareEmergency(person, total)
    case 'private': {
      const own = ownPlan(person)
      return own ? ownPlanEmergency(own, total) : privateEmergency(person, total)
    }
    case 'other': {
      const { low, high } = veteransCopays.on(person.asOf).visit
      return {
        copay: { low, high },
        reasons: [costReason('pay-other-program', { lowCents: low, highCents: high, year: '2025' })],
        citations: veteransCopays.references,
      }
    }
  }
}

/** One visit to an emergency department without a stay. `isEmergency` is what Medicaid's small charge turns on. */
export function emergencyCost(person: Person, isEmergency: boolean): CarePathwayCost {
  const { total } = emergencyVisitPrices.on(person.asOf)
  const share = emergencyShare(person, total, isEmergency)
  return {
    estimated: total,
    copay: share.copay,
    reasons: [
      costReason('charge-emergency', { lowCents: total.low, highCents: total.high, year: '2019' }),
      costReason('charge-ambulance-extra'),
      ...share.reasons,
    ],
    citations: [...emergencyVisitPrices.references, ...share.citations],
  }
}
