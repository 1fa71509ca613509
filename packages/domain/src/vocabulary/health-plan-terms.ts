/** CMS metal levels as the specification writes them, and the plan type sold beside them to people under 30. */
export const METAL_LEVELS = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
export type MetalLevel = (typeof METAL_LEVELS)[number]

export const PLAN_LEVELS = ['Catastrophic', ...METAL_LEVELS] as const
export type PlanLevel = (typeof PLAN_LEVELS)[number]

export const PLAN_TYPES = ['HMO', 'PPO', 'EPO', 'POS'] as const
export type PlanType = (typeof PLAN_TYPES)[number]

/**
 * What a household gets of cost-sharing help: silver of 73, 87 or 94 percent actuarial value (45 CFR 156.420(a)), no or
 * limited cost sharing for American Indians and Alaska Natives (45 CFR 156.420(b)), or none.
 */
export const CSR_VARIANTS = ['none', '73', '87', '94', 'zero', 'limited'] as const
export type CsrVariant = (typeof CSR_VARIANTS)[number]

export const USE_LEVELS = ['low', 'medium', 'high'] as const
export type UseLevel = (typeof USE_LEVELS)[number]

/** A plan year the rules are held for. */
export const PLAN_YEARS = [2024, 2025, 2026, 2027] as const
export type PlanYear = (typeof PLAN_YEARS)[number]

export const isPlanYear = (year: number): year is PlanYear => (PLAN_YEARS as readonly number[]).includes(year)
