import type { Pathway } from '@careway/contracts/pathways/pathway'
import { planOf } from './plan'
import { PlanStats } from './plan-stats'
import { PlanTabs } from './plan-tabs'
import { useAnnouncedMoves } from './use-announced-moves'

/** The figures and the two tabs of a plan. */
export function KeptPlan({ pathways }: { pathways: readonly Pathway[] }) {
  useAnnouncedMoves(pathways)
  const plan = planOf(pathways)
  return (
    <>
      <PlanStats plan={plan} />
      <PlanTabs plan={plan} />
    </>
  )
}
