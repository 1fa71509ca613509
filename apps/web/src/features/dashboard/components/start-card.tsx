import { useId } from 'react'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { useFoundPathways } from '../api/use-found-pathways'
import { LeadCard } from './lead-card'

/** The next step of whoever has told about themselves and pursues nothing yet: to find, then to choose. */
export function StartCard() {
  const t = useMessages('dashboard')
  const titleId = useId()
  const count = useFoundPathways().data?.filter(({ status }) => status === 'identified').length ?? 0
  return (
    <LeadCard
      titleId={titleId}
      eyebrow={t('nextStep.eyebrow')}
      title={count ? t('start.chooseTitle', { count }) : t('start.findTitle')}
      text={count ? t('start.chooseText') : t('start.findText')}
    >
      <Button size="lg" asChild>
        <RouteLink to="pathways">{count ? t('start.chooseAction') : t('start.findAction')}</RouteLink>
      </Button>
    </LeadCard>
  )
}
