import { useMessages } from '../../../platform/language'
import { Card, CardFoot } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Ticks } from '../../../ui/list/list'
import { CostBreakdown } from '../../../widgets/pathway/cost-breakdown'
import { PathwayFacts } from '../../../widgets/pathway/pathway-facts'
import { PlaceLines } from '../../../widgets/pathway/place-lines'
import { CardActions } from './card-actions'
import type { PathwayCardProps } from './pathway-actions'
import { PathwayBadges } from './pathway-badges'
import { StepsPreview } from './steps-preview'
import './pathway-card.css'

/** One care option. Lays itself out in two columns where it is wide. */
export function PathwayCard({ pathway, actions }: PathwayCardProps) {
  const t = useMessages('pathways')
  return (
    <Card as="article" isTall className="pathway-card" data-pathway={pathway.id}>
      <PathwayBadges pathway={pathway} />
      <div className="pathway-card__body">
        <div className="stack">
          <div className="stack stack--2">
            <h3>{pathway.title}</h3>
            <p className="small muted">{pathway.description}</p>
          </div>
          <PathwayFacts pathway={pathway} />
          <StepsPreview pathway={pathway} isBrief />
        </div>
        <div className="stack stack--3">
          {pathway.reasons.length === 0 ? null : (
            <>
              <h4>{t('card.why')}</h4>
              <Ticks items={pathway.reasons} isSmall />
            </>
          )}
          {pathway.provider || pathway.finder ? <PlaceLines pathway={pathway} /> : null}
          <Disclosure
            summary={
              <>
                {t('cost.title')}
                <span className="sr">: {pathway.title}</span>
              </>
            }
            openSummary={t('cost.hide')}
          >
            <CostBreakdown pathway={pathway} />
          </Disclosure>
        </div>
      </div>
      <CardFoot>
        <CardActions pathway={pathway} actions={actions} />
      </CardFoot>
    </Card>
  )
}
