import { useId } from 'react'
import { formatWholeDollars } from '@careway/i18n/formatters'
import { useLanguage, useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Card } from '../../../ui/card/card'
import { Fact, Facts } from '../../../ui/facts/facts'
import { useChosenPlan } from '../api/use-chosen-plan'

/** The plan the reader called theirs. Nothing before there is one. */
export function MyPlanCard() {
  const t = useMessages('dashboard')
  const { language } = useLanguage()
  const titleId = useId()
  const { data } = useChosenPlan()
  if (!data) return null
  const { title, figures } = data
  const whole = (cents: number) => formatWholeDollars(cents / 100, language)
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="t-lg">
        {t('plan.title')}
      </h2>
      <p>
        <strong>{figures?.source.kind === 'estimate' ? t(`plan.typical.${figures.plan.level}`) : title}</strong>
        {figures?.plan.issuer ? <span className="muted"> · {figures.plan.issuer}</span> : null}
      </p>
      {figures ? (
        <Facts size="sm">
          <Fact value={whole(figures.netPremiumMonthlyCents)} label={t('plan.premium')} />
          <Fact value={whole(figures.plan.deductibleIndividualCents)} label={t('plan.deductible')} />
          <Fact value={whole(figures.plan.outOfPocketMaximumIndividualCents)} label={t('plan.maximum')} />
        </Facts>
      ) : null}
      <p className="tiny muted">
        {figures
          ? t(figures.source.kind === 'estimate' ? 'plan.estimate' : 'plan.year', {
              year: String(figures.plan.planYear),
            })
          : null}
      </p>
      <RouteLink to="insurance" className="link">
        {t('plan.open')}
      </RouteLink>
    </Card>
  )
}
