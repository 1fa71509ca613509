import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { COMPARED_MAXIMUM, type ChangeAddress } from '../address/insurance-address'

export interface PlanPicks {
  /** Those that are on sale, in the order they were picked. */
  readonly plans: readonly InsurancePlan[]
  has(id: string): boolean
  /** Picks or lets go. A fourth is refused, and the reader told why. */
  toggle(plan: InsurancePlan): void
  clear(): void
}

/** The plans picked to compare. They stand in the address. */
export function usePlanPicks(
  offered: readonly InsurancePlan[],
  compared: readonly string[],
  go: ChangeAddress,
): PlanPicks {
  const t = useMessages('insurance')
  const plans = compared.flatMap((id) => offered.find((plan) => plan.id === id) ?? [])
  const ids = plans.map(({ id }) => id)
  const set = (next: readonly string[]) => go({ compared: next }, true)
  return {
    plans,
    has: (id) => ids.includes(id),
    toggle: ({ id }) => {
      if (ids.includes(id)) set(ids.filter((each) => each !== id))
      else if (ids.length < COMPARED_MAXIMUM) set([...ids, id])
      else
        toast({
          title: t('compare.fullTitle', { count: COMPARED_MAXIMUM }),
          description: t('compare.fullText', { count: COMPARED_MAXIMUM }),
        })
    },
    clear: () => set([]),
  }
}
