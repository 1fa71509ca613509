import { netPremium } from '@careway/domain/plan-comparison/net-premium'
import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { BookmarkTarget, PlanSnapshot } from '../../ports/bookmark-targets'
import type { Caller } from '../../ports/caller'
import type { CoverageParts } from './coverage-parts'
import { offersTo } from './list-plans'
import { planAddress } from './plan.presenter'

const ADDRESS = /^(\d{4})-(.+)$/

/** A plan as it is on sale to this person now, for keeping; nothing where it is not. */
export async function findPlanTarget(
  parts: CoverageParts,
  { user }: Caller,
  targetId: string,
): Promise<BookmarkTarget | undefined> {
  const year = Number(ADDRESS.exec(targetId)?.[1])
  if (!isPlanYear(year)) return undefined
  const offers = await offersTo(parts, user.id, { year })
  const plan = offers?.plans.find((each) => planAddress(each) === targetId)
  if (!offers || !plan) return undefined
  const { netPremiumMonthlyCents } = netPremium(plan, offers.creditMonthlyCents)
  const snapshot: PlanSnapshot = { plan, netPremiumMonthlyCents, source: offers.source }
  return { title: plan.name || plan.level, snapshot }
}
