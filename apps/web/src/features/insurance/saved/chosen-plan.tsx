import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useLanguage, useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Fact, Facts } from '../../../ui/facts/facts'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { useMoney } from '../use-money'
import type { SavedPlans } from './use-plan-saving'

interface ChosenPlanProps {
  readonly saved: SavedPlans
  readonly use: UseLevel
  readonly bookmark: Bookmark
  readonly plan: InsurancePlan | undefined
}

/** The plan whose figures the rest of the product uses. */
export function ChosenPlan({ bookmark, plan, saved, use }: ChosenPlanProps) {
  const t = useMessages('insurance')
  const money = useMoney()
  const { language } = useLanguage()
  return (
    <div className="stack">
      <p>
        <strong>{plan?.name ?? bookmark.title}</strong>
        {plan?.issuer ? <span className="muted"> · {plan.issuer}</span> : null}
      </p>
      {plan ? (
        <Facts size="sm">
          <Fact
            value={money.whole(plan.yearlyCost[use].total)}
            label={t('plan.yearlyCost', { use: t(`use.name.${use}`) })}
          />
          <Fact value={money.whole(plan.netMonthlyPremium)} label={t('plan.netPremium')} />
          <Fact value={money.whole(plan.deductible)} label={t('plan.deductible')} />
        </Facts>
      ) : (
        <p className="small muted">{t('saved.notListedSince', { day: asOfText(bookmark.updatedAt, language) })}</p>
      )}
      <p className="small">{t('saved.used')}</p>
      <div className="actions">
        <Button
          variant="second"
          isBusy={saved.busyId === bookmark.targetId}
          onClick={() => saved.remove({ id: bookmark.targetId, name: plan?.name ?? bookmark.title })}
        >
          {t('saved.letGo')}
        </Button>
      </div>
    </div>
  )
}
