import { because, type Reason, type ReasonParameters } from '../kernel/decision'

/** How the yearly cost of a plan came about, and what to know of it. */
export const PLAN_COST_CODES = [
  'credit-for-essential-benefits',
  'credit-not-for-catastrophic',
  'no-cost-sharing',
  'not-covered-by-plan',
  'preventive-care-free',
  'share-before-deductible',
  'share-limited-variant',
  'share-of-care',
  'share-reaches-maximum',
  'share-reduced',
  'twelve-credits',
  'twelve-premiums',
  'yearly-total',
] as const
export type PlanCostCode = (typeof PLAN_COST_CODES)[number]

export const planCostReason = (code: PlanCostCode, params?: ReasonParameters): Reason => because(code, params)
