import { z } from 'zod'
import { CSR_VARIANTS, PLAN_LEVELS, PLAN_TYPES } from '@careway/domain/vocabulary/health-plan-terms'

/** US dollars a year at one level of use: what adds up, line by line. */
export const yearlyCost = z.object({
  fullPremium: z.number(),
  /** Taken off, so never above 0. */
  credit: z.number(),
  shareOfCare: z.number(),
  /** Care that the plan does not pay for at all. */
  notCovered: z.number(),
  total: z.number(),
})

export const planService = z.object({
  service: z.string(),
  kind: z.enum(['copay', 'coinsurance', 'no-charge', 'not-covered']),
  /** US dollars for a copay, a share of 0 to 1 for coinsurance, else null. */
  amount: z.number().nullable(),
  isAfterDeductible: z.boolean(),
})

export const planSource = z.object({
  kind: z.enum(['imported', 'live', 'estimate']),
  title: z.string(),
  url: z.string(),
  asOf: z.string(),
  /** Sources before this one that could not be asked now: their plans are missing. */
  unreachable: z.array(z.enum(['imported', 'live'])),
})

/** A plan as sold to this household. Money in US dollars. */
export const insurancePlan = z.object({
  id: z.string(),
  year: z.number(),
  name: z.string(),
  issuer: z.string(),
  /** Null for an estimate, which stands for no one plan. */
  planType: z.enum(PLAN_TYPES).nullable(),
  metalLevel: z.enum(PLAN_LEVELS),
  /** For all who would be covered, before the credit. */
  monthlyPremium: z.number(),
  premiumTaxCredit: z.number(),
  netMonthlyPremium: z.number(),
  deductible: z.number(),
  familyDeductible: z.number(),
  drugDeductible: z.number().nullable(),
  outOfPocketMax: z.number(),
  familyOutOfPocketMax: z.number(),
  prescriptionCoverage: z.boolean().nullable(),
  dentalCoverage: z.boolean().nullable(),
  childDentalCoverage: z.boolean().nullable(),
  visionCoverage: z.boolean().nullable(),
  childVisionCoverage: z.boolean().nullable(),
  effectiveDate: z.string(),
  serviceArea: z.string(),
  marketplaceUrl: z.string(),
  csrVariant: z.enum(CSR_VARIANTS),
  isHsaEligible: z.boolean().nullable(),
  qualityRating: z.number().nullable(),
  benefitsUrl: z.string().nullable(),
  brochureUrl: z.string().nullable(),
  formularyUrl: z.string().nullable(),
  networkUrl: z.string().nullable(),
  services: z.array(planService),
  yearlyCost: z.object({ low: yearlyCost, medium: yearlyCost, high: yearlyCost }),
  /** The id of a plan that costs no more at any level of use and less at some. */
  dominatedBy: z.string().nullable(),
  isEstimate: z.boolean(),
  source: planSource,
})
export type InsurancePlan = z.infer<typeof insurancePlan>
