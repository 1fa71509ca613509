import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { classNames } from '../../../ui/class-names'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Fact, Facts } from '../../../ui/facts/facts'
import { useMoney } from '../use-money'
import { PlanCovers } from './plan-covers'
import { PlanFoot, type PlanFootProps } from './plan-foot'
import { PlanParticulars } from './plan-particulars'
import { PlanYearSum } from './plan-year-sum'
import './plan-card.css'

export interface PlanCardProps extends Pick<PlanFootProps, 'picks' | 'saving'> {
  readonly plan: InsurancePlan
  readonly use: UseLevel
  readonly isCheapest: boolean
  /** The plan that costs no more at any level of use. */
  readonly better: InsurancePlan | undefined
}

function PlanBadges({ plan, isCheapest }: Pick<PlanCardProps, 'plan' | 'isCheapest'>) {
  const t = useMessages('insurance')
  return (
    <div className="row row--tight">
      {isCheapest ? (
        <Badge className="plan-card__best" icon={Check}>
          {t('plan.cheapest')}
        </Badge>
      ) : null}
      <Badge>{t(`level.${plan.metalLevel}`)}</Badge>
      {plan.planType ? <Badge>{plan.planType}</Badge> : null}
      {plan.isEstimate ? <Badge tone="sample">{t('plan.estimate')}</Badge> : null}
    </div>
  )
}

/** One plan: its yearly cost leads, and opens line by line. */
export function PlanCard({ plan, use, isCheapest, better, picks, saving }: PlanCardProps) {
  const t = useMessages('insurance')
  const money = useMoney()
  return (
    <Card
      as="article"
      isTall
      className={classNames('plan-card', isCheapest && 'plan-card--best')}
      data-plan={plan.id}
      aria-label={plan.name}
    >
      <PlanBadges plan={plan} isCheapest={isCheapest} />
      <div>
        <h3>{plan.name}</h3>
        {plan.issuer ? <p className="small muted">{plan.issuer}</p> : null}
      </div>
      <div>
        <p className="plan-card__year">{money.whole(plan.yearlyCost[use].total)}</p>
        <p className="small muted">{t('plan.yearlyCost', { use: t(`use.name.${use}`) })}</p>
      </div>
      <Disclosure
        summary={
          <>
            {t('plan.showSum')}
            <span className="sr">: {plan.name}</span>
          </>
        }
        openSummary={t('plan.hideSum')}
      >
        <PlanYearSum plan={plan} use={use} />
      </Disclosure>
      <Facts size="sm">
        <Fact value={money.whole(plan.netMonthlyPremium)} label={t('plan.netPremium')} />
        <Fact value={money.whole(plan.deductible)} label={t('plan.deductible')} />
        <Fact value={money.whole(plan.outOfPocketMax)} label={t('plan.outOfPocketMax')} />
      </Facts>
      <PlanCovers plan={plan} />
      {better ? (
        <Alert tone="amber" icon={TriangleAlert} headingLevel={4} title={t('plan.dominatedTitle')}>
          {t('plan.dominated', { name: better.name })}
        </Alert>
      ) : null}
      <PlanParticulars plan={plan} />
      <PlanFoot plan={plan} picks={picks} saving={saving} />
    </Card>
  )
}
