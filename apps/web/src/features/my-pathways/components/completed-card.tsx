import type { Pathway } from '@careway/contracts/pathways/pathway'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatShortDay } from '../../../platform/moment'
import { Badge } from '../../../ui/badge/badge'
import { Card, CardFoot } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { RemoveButton } from './remove-button'
import { StepChecklist } from './step-checklist'
import { cardHeadingId } from './use-focus-after-leaving'

/** A pathway that is done. Unticking a step takes it up again. */
export function CompletedCard({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const { language } = useLanguage()
  return (
    <Card as="article" aria-labelledby={cardHeadingId(pathway.id)}>
      <div className="row row--tight">
        <Badge tone="teal" icon={CircleCheck}>
          {t('card.completed')}
        </Badge>
        <span className="tiny">{t('card.lastChange', { day: formatShortDay(pathway.updatedAt, language) })}</span>
      </div>
      <h3 id={cardHeadingId(pathway.id)} tabIndex={-1}>
        {pathway.title}
      </h3>
      {pathway.notes ? <p className="small muted">{pathway.notes}</p> : null}
      <Disclosure
        summary={
          <>
            {t('card.showSteps')}
            <span className="sr">: {pathway.title}</span>
          </>
        }
        openSummary={t('card.hideSteps')}
      >
        <div className="stack stack--3">
          <p className="small muted">{t('card.reopenHint')}</p>
          <StepChecklist pathway={pathway} />
        </div>
      </Disclosure>
      <CardFoot>
        <RemoveButton pathway={pathway} />
      </CardFoot>
    </Card>
  )
}
