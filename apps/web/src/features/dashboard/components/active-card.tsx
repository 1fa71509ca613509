import Calendar from 'lucide-react/icons/calendar'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatMoment } from '../../../platform/moment'
import { RouteLink } from '../../../platform/router'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import { ProgressBar } from '../../../ui/progress/progress-bar'
import { progressOf } from '../dashboard-summary'

/** One pursued pathway: how far it is, what was noted, and the way back into it. */
export function ActiveCard({ pathway }: { pathway: Pathway }) {
  const t = useMessages('dashboard')
  const { language } = useLanguage()
  const title = pathway.title || t('active.fallbackTitle')
  const { done, total, percent } = progressOf(pathway)
  const progress = t('active.progress', { done, total })
  return (
    <Card as="article">
      <div className="row row--between row--top">
        <h3 className="grow">{title}</h3>
        <Badge tone="teal">{t('active.step', { step: pathway.currentStep || 1 })}</Badge>
      </div>
      <div className="stack stack--2">
        <ProgressBar percent={percent} label={title} valueText={progress} />
        <p className="small muted num">{progress}</p>
      </div>
      <div className="row row--between">
        <div className="stack stack--1 grow">
          <p className="small">{pathway.notes || t('active.fallbackNotes')}</p>
          {pathway.scheduledDate ? (
            <p className="small row row--tight">
              <Icon glyph={Calendar} label={t('active.appointment')} />
              <strong>{formatMoment(pathway.scheduledDate, language)}</strong>
            </p>
          ) : null}
        </div>
        <Button variant="second" asChild>
          <RouteLink to="myPathways">
            {t('active.continue')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </RouteLink>
        </Button>
      </div>
    </Card>
  )
}
