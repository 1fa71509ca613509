import { z } from 'zod'
import type { ChosenPlan } from '@careway/domain/care-pathways/care-pathway'
import { COMPARED_SERVICES, type CostShare } from '@careway/domain/plan-comparison/health-plan'
import { CSR_VARIANTS, PLAN_LEVELS, PLAN_TYPES, PLAN_YEARS } from '@careway/domain/vocabulary/health-plan-terms'
import { PLAN_SOURCE_KINDS } from '../../ports/marketplace'

const cents = z.number().int().min(0)
const share = z.number().min(0).max(1)
const isAfterDeductible = z.boolean()

const costShare = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('copay'), cents, isAfterDeductible }),
  z.object({ kind: z.literal('coinsurance'), share, isAfterDeductible }),
  z.object({ kind: z.literal('no-charge'), isAfterDeductible }),
  z.object({ kind: z.literal('not-covered') }),
]) satisfies z.ZodType<CostShare>

/** The part of a kept plan that care pathways read. */
const planSnapshot = z.object({
  source: z.object({ kind: z.enum(PLAN_SOURCE_KINDS) }),
  plan: z.object({
    name: z.string(),
    planYear: z.literal(PLAN_YEARS),
    level: z.enum(PLAN_LEVELS),
    planType: z.enum(PLAN_TYPES).optional(),
    csrVariant: z.enum(CSR_VARIANTS),
    deductibleIndividualCents: cents,
    deductibleFamilyCents: cents,
    drugDeductibleIndividualCents: cents.optional(),
    outOfPocketMaximumIndividualCents: cents,
    outOfPocketMaximumFamilyCents: cents,
    coinsurance: share,
    services: z.partialRecord(z.enum(COMPARED_SERVICES), costShare),
  }),
})

/** The figures of a kept plan; nothing for an estimate, which is no plan, or where what was kept is not a plan as we know them. */
export function planOfSnapshot(snapshot: unknown): ChosenPlan | undefined {
  const read = planSnapshot.safeParse(snapshot)
  return read.success && read.data.source.kind !== 'estimate' ? (read.data.plan as ChosenPlan) : undefined
}
