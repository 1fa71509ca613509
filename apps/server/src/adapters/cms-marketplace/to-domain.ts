import { roundToCents } from '@careway/domain/kernel/cents'
import type { ComparedService, CostShare } from '@careway/domain/plan-comparison/health-plan'
import {
  PLAN_LEVELS,
  PLAN_TYPES,
  type CsrVariant,
  type PlanLevel,
  type PlanType,
} from '@careway/domain/vocabulary/health-plan-terms'
import type { OfferedPlan, PlanQuery } from '../../ports/marketplace'
import { costShareOf, coversAny, serviceOf } from './benefit-words'
import { csrVariantOf } from './csr-words'
import { amountsOf, DRUG_DEDUCTIBLE, MEDICAL_DEDUCTIBLE, OUT_OF_POCKET_MAXIMUM } from './limits-of-plan'
import type { CmsLimit, CmsPlan } from './response'

const levelOf = (words: string): PlanLevel | undefined => PLAN_LEVELS.find((level) => level === words)
const typeOf = (words: string | null | undefined): PlanType | undefined => PLAN_TYPES.find((type) => type === words)

/** The person's part of the bill by design: 100 less the actuarial value of the level or variant (45 CFR 156.140, 156.420). */
const SHARES: Readonly<Record<PlanLevel | '73' | '87' | '94', number>> = {
  Catastrophic: 0.4,
  Bronze: 0.4,
  Silver: 0.3,
  Gold: 0.2,
  Platinum: 0.1,
  73: 0.27,
  87: 0.13,
  94: 0.06,
}

const isSilverVariant = (variant: CsrVariant): variant is '73' | '87' | '94' =>
  variant === '73' || variant === '87' || variant === '94'

/** The variant the answer's amounts are of: the one asked for where it is there, else the plan as everybody gets it. */
function variantOf(limits: readonly CmsLimit[], asked: CsrVariant): CsrVariant | undefined {
  const variants = new Set(limits.map(({ csr }) => csrVariantOf(csr)))
  if (variants.has(asked)) return asked
  return variants.has('none') ? 'none' : [...variants].find((each) => each !== undefined)
}

function servicesOf(plan: CmsPlan, variant: CsrVariant): Partial<Record<ComparedService, CostShare>> {
  const isOurs = (csr: string | null | undefined) => csrVariantOf(csr) === variant
  return Object.fromEntries(
    plan.benefits.flatMap((benefit) => {
      const service = serviceOf(benefit.name)
      const share = service && costShareOf(benefit, isOurs)
      return share ? [[service, share]] : []
    }),
  )
}

/** The API names no share for the rest of the bill: the largest of the plan's own, else the level's by design. */
function coinsuranceOf(services: Partial<Record<ComparedService, CostShare>>, level: PlanLevel, variant: CsrVariant) {
  if (variant === 'zero') return 0
  const shares = Object.values(services).flatMap((share) => (share.kind === 'coinsurance' ? [share.share] : []))
  return shares.length > 0 ? Math.max(...shares) : SHARES[isSilverVariant(variant) ? variant : level]
}

const LONGEST_LINK = 2000

/** A web page's address that says plainly whose it is: nothing before an `@` in its host. */
function linkOf(address: string | null | undefined): string | undefined {
  if (!address || address.length > LONGEST_LINK || !/^https?:\/\//i.test(address)) return undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url && !url.username && !url.password ? url.href : undefined
}

/** Without the fields that are undefined. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

function extrasOf(plan: CmsPlan) {
  const rating = plan.quality_rating?.available === false ? 0 : (plan.quality_rating?.global_rating ?? 0)
  return given({
    planType: typeOf(plan.type),
    isHsaEligible: plan.hsa_eligible ?? undefined,
    coversAdultDental: coversAny(plan.benefits, /dental.*adult/i),
    coversChildDental: coversAny(plan.benefits, /dental.*child/i),
    coversAdultVision: coversAny(plan.benefits, /eye exam.*adult/i),
    coversChildVision: coversAny(plan.benefits, /eye exam.*child/i),
    formularyUrl: linkOf(plan.formulary_url),
    benefitsUrl: linkOf(plan.benefits_url),
    brochureUrl: linkOf(plan.brochure_url),
    networkUrl: linkOf(plan.network_url),
    qualityRating: rating >= 1 && rating <= 5 ? rating : undefined,
  })
}

/** Undefined where the plan lacks what a comparison needs. */
export function toOfferedPlan(plan: CmsPlan, query: PlanQuery): OfferedPlan | undefined {
  const level = levelOf(plan.metal_level)
  const csrVariant = variantOf(plan.moops, query.csrVariant)
  if (!level || !csrVariant) return undefined
  const ours = (limits: readonly CmsLimit[]) => limits.filter(({ csr }) => csrVariantOf(csr) === csrVariant)
  const isForOnePerson = query.people.length === 1
  const deductible = amountsOf(ours(plan.deductibles), MEDICAL_DEDUCTIBLE, isForOnePerson)
  const drugs = amountsOf(ours(plan.deductibles), DRUG_DEDUCTIBLE, isForOnePerson)
  const maximum = amountsOf(ours(plan.moops), OUT_OF_POCKET_MAXIMUM, isForOnePerson)
  if (!deductible || !maximum) return undefined
  const services = servicesOf(plan, csrVariant)
  const premium = roundToCents(plan.premium * 100)
  const essential = roundToCents((plan.aptc_eligible_premium || plan.ehb_premium || plan.premium) * 100)
  return {
    planId: plan.id,
    planYear: query.planYear,
    name: plan.name,
    issuer: plan.issuer.name,
    level,
    csrVariant,
    premiumMonthlyCents: premium,
    essentialPremiumMonthlyCents: Math.min(premium, Math.max(0, essential)),
    deductibleIndividualCents: deductible.individual,
    deductibleFamilyCents: deductible.family,
    ...(drugs && { drugDeductibleIndividualCents: drugs.individual }),
    outOfPocketMaximumIndividualCents: maximum.individual,
    outOfPocketMaximumFamilyCents: maximum.family,
    coinsurance: coinsuranceOf(services, level, csrVariant),
    services,
    serviceArea: plan.service_area_id ?? '',
    effectiveFrom: `${query.planYear}-01-01`,
    ...extrasOf(plan),
  }
}

const NOT_SOLD = ['Suspended', 'Closed']

/** A health plan that these people can buy now. Dental plans and plans withdrawn are in the answers too. */
export const isOnSale = (plan: CmsPlan): boolean =>
  plan.product_division !== 'Dental' &&
  !NOT_SOLD.includes(plan.suppression_state ?? '') &&
  plan.certification !== 'Decertified' &&
  plan.is_ineligible !== true
