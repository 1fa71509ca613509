import { useState } from 'react'
import X from 'lucide-react/icons/x'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { COMPARED_MAXIMUM } from '../address/insurance-address'
import type { PlanPicks } from '../results/use-plan-picks'
import { CompareDialog } from './compare-dialog'
import '../../../ui/chip/chip.css'
import './compare-tray.css'

/** What is picked to compare stays in sight. */
export function CompareTray({ picks }: { picks: PlanPicks }) {
  const t = useMessages('insurance')
  const [isOpen, setOpen] = useState(false)
  const { plans } = picks
  if (plans.length === 0) return null
  return (
    <section className="compare-tray no-print" aria-label={t('compare.tray')}>
      <strong className="small">{t('compare.picked', { count: plans.length, most: COMPARED_MAXIMUM })}</strong>
      <div className="compare-tray__picks">
        {plans.map((plan) => (
          <button key={plan.id} type="button" className="chip chip__x" onClick={() => picks.toggle(plan)}>
            <span>{plan.name}</span>
            <Icon glyph={X} label={t('compare.remove')} />
          </button>
        ))}
      </div>
      <Button
        aria-haspopup="dialog"
        aria-disabled={plans.length < 2 || undefined}
        onClick={() => (plans.length < 2 ? undefined : setOpen(true))}
      >
        {plans.length < 2 ? t('compare.pickAnother') : t('compare.open', { count: plans.length })}
      </Button>
      {isOpen ? <CompareDialog plans={plans} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
