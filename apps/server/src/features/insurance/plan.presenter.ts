import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { inDollars, type Cents } from '@careway/domain/kernel/cents'
import type { CareUse } from '@careway/domain/plan-comparison/care-use'
import { dominatedBy, type Dominance } from '@careway/domain/plan-comparison/compare-yearly-costs'
import { COMPARED_SERVICES, type CostShare } from '@careway/domain/plan-comparison/health-plan'
import { hsaEligibility } from '@careway/domain/plan-comparison/hsa'
import { netPremium } from '@careway/domain/plan-comparison/net-premium'
import { yearlyCost, type YearlyCostLines } from '@careway/domain/plan-comparison/yearly-cost'
import { USE_LEVELS, type UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import type { OfferedPlan, PlanSource, PlanSourceKind } from '../../ports/marketplace'

/** What turns an offered plan into this household's plan. */
export interface PlanFacts {
  readonly source: PlanSource
  readonly unreachable: readonly PlanSourceKind[]
  readonly creditMonthlyCents: Cents
  readonly people: number
  readonly care: CareUse
  readonly marketplaceUrl: string
  /** The name of a line that stands for no one plan, in the caller's language. */
  nameOf(plan: OfferedPlan): string
  /** The same for where it stands for. */
  areaOf(plan: OfferedPlan): string
}

/** A plan within its year: issuers sell the same id again and again, at other prices. */
export const planAddress = ({ planYear, planId }: Pick<OfferedPlan, 'planYear' | 'planId'>): string =>
  `${planYear}-${planId}`

const amountOf = (share: CostShare): number | null => {
  if (share.kind === 'copay') return inDollars(share.cents)
  return share.kind === 'coinsurance' ? share.share : null
}

const presentServices = ({ services }: OfferedPlan): InsurancePlan['services'] =>
  COMPARED_SERVICES.flatMap((service) => {
    const share = services[service]
    if (!share) return []
    const isAfterDeductible = share.kind !== 'not-covered' && share.isAfterDeductible
    return [{ service, kind: share.kind, amount: amountOf(share), isAfterDeductible }]
  })

const presentYear = (lines: YearlyCostLines): InsurancePlan['yearlyCost']['low'] => ({
  fullPremium: inDollars(lines.fullPremium.cents),
  credit: inDollars(lines.credit.cents),
  shareOfCare: inDollars(lines.shareOfCare.cents),
  notCovered: inDollars(lines.notCovered.cents),
  total: inDollars(lines.total.cents),
})

const HSA_ANSWERS = { eligible: true, 'not-eligible': false, check: null } as const

const links = (plan: OfferedPlan) => ({
  benefitsUrl: plan.benefitsUrl ?? null,
  brochureUrl: plan.brochureUrl ?? null,
  formularyUrl: plan.formularyUrl ?? null,
  networkUrl: plan.networkUrl ?? null,
})

const benefits = (plan: OfferedPlan) => ({
  /** An essential health benefit of every plan sold on a marketplace (45 CFR 156.122). */
  prescriptionCoverage: true,
  dentalCoverage: plan.coversAdultDental ?? null,
  childDentalCoverage: plan.coversChildDental ?? null,
  visionCoverage: plan.coversAdultVision ?? null,
  childVisionCoverage: plan.coversChildVision ?? null,
})

const costs = (plan: OfferedPlan) => ({
  deductible: inDollars(plan.deductibleIndividualCents),
  familyDeductible: inDollars(plan.deductibleFamilyCents),
  drugDeductible:
    plan.drugDeductibleIndividualCents === undefined ? null : inDollars(plan.drugDeductibleIndividualCents),
  outOfPocketMax: inDollars(plan.outOfPocketMaximumIndividualCents),
  familyOutOfPocketMax: inDollars(plan.outOfPocketMaximumFamilyCents),
})

function presentPlan(plan: OfferedPlan, facts: PlanFacts): Omit<InsurancePlan, 'dominatedBy'> {
  const { source, people, care } = facts
  const { netPremiumMonthlyCents, creditUsedMonthlyCents } = netPremium(plan, facts.creditMonthlyCents)
  const yearAt = (use: UseLevel) => presentYear(yearlyCost({ plan, netPremiumMonthlyCents, people, use, care }))
  return {
    id: planAddress(plan),
    year: plan.planYear,
    name: plan.name || facts.nameOf(plan),
    issuer: plan.issuer,
    planType: plan.planType ?? null,
    metalLevel: plan.level,
    monthlyPremium: inDollars(plan.premiumMonthlyCents),
    premiumTaxCredit: inDollars(creditUsedMonthlyCents),
    netMonthlyPremium: inDollars(netPremiumMonthlyCents),
    ...costs(plan),
    ...benefits(plan),
    effectiveDate: plan.effectiveFrom,
    serviceArea: source.kind === 'estimate' ? facts.areaOf(plan) : plan.serviceArea,
    marketplaceUrl: facts.marketplaceUrl,
    csrVariant: plan.csrVariant,
    isHsaEligible: HSA_ANSWERS[hsaEligibility(plan, plan.planYear, people).kind],
    qualityRating: plan.qualityRating ?? null,
    ...links(plan),
    services: presentServices(plan),
    yearlyCost: { low: yearAt('low'), medium: yearAt('medium'), high: yearAt('high') },
    isEstimate: source.kind === 'estimate',
    source: { ...source, unreachable: facts.unreachable.filter((kind) => kind !== 'estimate') },
  }
}

const inCents = (dollars: number): Cents => Math.round(dollars * 100)

/** The plans as this household would pay for them, cheapest year at medium use first, dominated ones marked. */
export function presentPlans(plans: readonly OfferedPlan[], facts: PlanFacts): InsurancePlan[] {
  const presented = plans.map((plan) => presentPlan(plan, facts))
  const compared = presented.map(({ id, yearlyCost: years }) => ({
    planId: id,
    yearlyTotals: Object.fromEntries(USE_LEVELS.map((use) => [use, inCents(years[use].total)])) as Record<
      UseLevel,
      Cents
    >,
  }))
  // A typical line stands for no plan: that another one beats it would say nothing of what is on sale.
  const beaten = facts.source.kind === 'estimate' ? new Map<string, Dominance>() : dominatedBy(compared)
  return presented
    .map((plan) => ({ ...plan, dominatedBy: beaten.get(plan.id)?.planId ?? null }))
    .sort((a, b) => a.yearlyCost.medium.total - b.yearlyCost.medium.total || (a.id < b.id ? -1 : 1))
}
