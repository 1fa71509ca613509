import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import Check from 'lucide-react/icons/check'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { BookmarkStatus } from '@careway/domain/vocabulary/bookmark-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'

export type PlanName = Pick<InsurancePlan, 'id' | 'name'>

export interface PlanSaving {
  /** Undefined where the plan is not kept. */
  statusOf(planId: string): BookmarkStatus | undefined
  readonly busyId: string | undefined
  save(plan: PlanName): void
  choose(plan: PlanName): void
  /** No longer "my plan", and still kept. */
  keepOnly(plan: PlanName): void
  remove(plan: PlanName): void
}

/** Keep the plan, or make it "my plan", whose figures the product then uses. */
export function SavePlanButtons({ plan, saving }: { plan: InsurancePlan; saving: PlanSaving }) {
  const t = useMessages('insurance')
  const status = saving.statusOf(plan.id)
  const isBusy = saving.busyId === plan.id
  const isKept = status !== undefined
  const isMine = status === 'chosen'
  const name = <span className="sr"> {plan.name}</span>
  return (
    <div className="row row--tight">
      <Button
        variant="second"
        size="sm"
        isBusy={isBusy}
        aria-pressed={isKept}
        onClick={() => (isKept ? saving.remove(plan) : saving.save(plan))}
      >
        <Icon glyph={isKept ? BookmarkCheck : Bookmark} />
        {t(isKept ? 'saved.kept' : 'saved.keep')}
        {name}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        isBusy={isBusy}
        aria-pressed={isMine}
        onClick={() => (isMine ? saving.keepOnly(plan) : saving.choose(plan))}
      >
        {isMine ? <Icon glyph={Check} /> : null}
        {t(isMine ? 'saved.isMine' : 'saved.choose')}
        {name}
      </Button>
    </div>
  )
}
