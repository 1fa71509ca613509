import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { useMessages } from '../../../platform/language'
import { Checkbox } from '../../../ui/choice/checkbox'
import { CardFoot } from '../../../ui/card/card'
import { Link } from '../../../ui/link/link'
import type { PlanPicks } from '../results/use-plan-picks'
import { SavePlanButtons, type PlanSaving } from './save-plan-buttons'

export interface PlanFootProps {
  readonly plan: InsurancePlan
  readonly picks: PlanPicks
  readonly saving: PlanSaving
}

/** Compare, keep, and see it where it is sold. */
export function PlanFoot({ plan, picks, saving }: PlanFootProps) {
  const t = useMessages('insurance')
  const common = useMessages('common')
  return (
    <CardFoot>
      <Checkbox
        checked={picks.has(plan.id)}
        onChange={() => picks.toggle(plan)}
        label={
          <>
            {t('compare.pick')}
            <span className="sr"> {plan.name}</span>
          </>
        }
      />
      <SavePlanButtons plan={plan} saving={saving} />
      <Link href={plan.marketplaceUrl} externalText={common('actions.opensNewSite')}>
        {t(plan.isEstimate ? 'plan.seePlans' : 'plan.seePlan')}
        <span className="sr"> {plan.name}</span>
      </Link>
    </CardFoot>
  )
}
