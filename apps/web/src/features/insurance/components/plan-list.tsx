import { useEffect, useRef } from 'react'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import type { PlanPicks } from '../results/use-plan-picks'
import { PlanCard } from './plan-card'
import type { PlanSaving } from './save-plan-buttons'

interface PlanListProps {
  /** All plans: a plan that costs less may be filtered away. */
  readonly plans: readonly InsurancePlan[]
  readonly chosen: readonly InsurancePlan[]
  readonly use: UseLevel
  readonly limit: number
  readonly onMore: () => void
  readonly picks: PlanPicks
  readonly saving: PlanSaving
}

/** After "show more" the focus goes to the first new card, so that reading goes on there. */
function useFocusOnGrowth(limit: number) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(limit)
  useEffect(() => {
    const first = limit > before.current ? list.current?.children[before.current] : undefined
    before.current = limit
    if (first instanceof HTMLElement) first.focus()
  }, [limit])
  return list
}

export function PlanList({ plans, chosen, use, limit, onMore, picks, saving }: PlanListProps) {
  const t = useMessages('insurance')
  const list = useFocusOnGrowth(limit)
  const left = chosen.length - limit
  return (
    <>
      <ul className="plan-grid" ref={list}>
        {chosen.slice(0, limit).map((plan, index) => (
          <li key={plan.id} tabIndex={-1} className="plan-grid__cell">
            <PlanCard
              plan={plan}
              use={use}
              isCheapest={index === 0 && chosen.length > 1}
              better={plans.find(({ id }) => id === plan.dominatedBy)}
              picks={picks}
              saving={saving}
            />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <div className="actions">
          <Button variant="second" onClick={onMore}>
            {t('plans.more', { count: Math.min(left, 10) })}
          </Button>
          <p className="small muted">{t('plans.shown', { shown: limit, all: chosen.length })}</p>
        </div>
      ) : null}
    </>
  )
}
