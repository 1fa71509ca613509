const STEP = 500
/** Beyond the end of the credit, so that the cliff is in sight. */
const BEYOND_CREDIT = 1.15
const BEYOND_INCOME = 1.25
const SMALLEST_END = 50_000

/** How far the slider goes, in whole steps: past where help ends, and past what the household has today. */
export function sliderEnd(creditEnd: number | undefined, guideline: number | undefined, income: number): number {
  const helpEnd = creditEnd ?? (guideline ?? 0) * 4
  return Math.ceil(Math.max(SMALLEST_END, helpEnd * BEYOND_CREDIT, income * BEYOND_INCOME) / STEP) * STEP
}

export const SLIDER_STEP = STEP
