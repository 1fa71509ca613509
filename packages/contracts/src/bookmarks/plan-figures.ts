import { z } from 'zod'
import { PLAN_LEVELS } from '@careway/domain/vocabulary/health-plan-terms'
import type { Bookmark } from './bookmark'

const cents = z.number()

/** What a screen reads of a plan's snapshot. Money in cents; the premium is a month's, after the credit. */
export const planFigures = z.object({
  plan: z.object({
    name: z.string(),
    issuer: z.string(),
    level: z.enum(PLAN_LEVELS),
    planYear: z.number(),
    deductibleIndividualCents: cents,
    outOfPocketMaximumIndividualCents: cents,
  }),
  netPremiumMonthlyCents: cents,
  source: z.object({ kind: z.string(), title: z.string(), asOf: z.string() }),
})
export type PlanFigures = z.infer<typeof planFigures>

/** The figures kept with a saved plan; undefined for anything else. */
export const planFiguresOf = ({ type, snapshot }: Pick<Bookmark, 'type' | 'snapshot'>): PlanFigures | undefined => {
  const parsed = type === 'plan' ? planFigures.safeParse(snapshot) : undefined
  return parsed?.success ? parsed.data : undefined
}
