import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useMoney } from '../use-money'
import { ChosenPlan } from './chosen-plan'
import type { SavedPlans } from './use-plan-saving'

export interface MyPlanProps {
  readonly saved: SavedPlans
  /** What is on sale now: gives the figures of today. */
  readonly plans: readonly InsurancePlan[]
  readonly use: UseLevel
}

const planOf = (plans: readonly InsurancePlan[], { targetId }: Bookmark) => plans.find(({ id }) => id === targetId)

function KeptRow({ bookmark, saved, plans, use }: MyPlanProps & { bookmark: Bookmark }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const plan = planOf(plans, bookmark)
  const title = plan?.name ?? bookmark.title
  const name = { id: bookmark.targetId, name: title }
  const isBusy = saved.busyId === bookmark.targetId
  const hiddenName = <span className="sr"> {title}</span>
  return (
    <li className="row row--between">
      <span className="grow">
        <strong>{title}</strong>
        <br />
        <span className="small muted">
          {plan ? t('saved.year', { amount: money.whole(plan.yearlyCost[use].total) }) : t('saved.notListed')}
        </span>
      </span>
      <span className="row row--tight">
        <Button variant="second" size="sm" isBusy={isBusy} onClick={() => saved.choose(name)}>
          {t('saved.choose')}
          {hiddenName}
        </Button>
        <Button variant="quiet" size="sm" isBusy={isBusy} onClick={() => saved.remove(name)}>
          {t('saved.remove')}
          {hiddenName}
        </Button>
      </span>
    </li>
  )
}

/** The chosen plan and the others that are kept. Nothing where nothing is. */
export function MyPlan(props: MyPlanProps) {
  const t = useMessages('insurance')
  const { saved } = props
  if (saved.hasFailed) return <LoadFailure onRetry={saved.retry} text={t('saved.failed')} />
  if (!saved.bookmarks || saved.bookmarks.length === 0) return null
  const chosen = saved.bookmarks.find(({ status }) => status === 'chosen')
  const others = saved.bookmarks.filter((bookmark) => bookmark !== chosen)
  return (
    <Card variant={chosen ? 'teal' : 'plain'} id="my-plan" aria-labelledby="my-plan-title">
      <h2 id="my-plan-title" className="t-xl" tabIndex={-1}>
        {t(chosen ? 'saved.myPlan' : 'saved.title')}
      </h2>
      {chosen ? <ChosenPlan {...props} bookmark={chosen} plan={planOf(props.plans, chosen)} /> : null}
      {others.length > 0 ? (
        <>
          {chosen ? <h3 className="t-md">{t('saved.others')}</h3> : null}
          <ul className="stack">
            {others.map((bookmark) => (
              <KeptRow key={bookmark.id} {...props} bookmark={bookmark} />
            ))}
          </ul>
        </>
      ) : null}
    </Card>
  )
}
