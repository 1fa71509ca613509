import { useMessages } from '../../../platform/language'
import { Card, CardFoot } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Ticks } from '../../../ui/list/list'
import { CostRange, CostWorking } from '../../../widgets/pathway/cost-breakdown'
import { PathwayFacts } from '../../../widgets/pathway/pathway-facts'
import { PlaceLines } from '../../../widgets/pathway/place-lines'
import { CardActions } from './card-actions'
import type { PathwayCardProps } from './pathway-actions'
import { PathwayBadges } from './pathway-badges'
import { StepsPreview } from './steps-preview'

/** The best fit, with all that speaks for it in sight. */
export function LeadCard({ pathway, actions }: PathwayCardProps) {
  const t = useMessages('pathways')
  return (
    <Card as="article" variant="lead" data-pathway={pathway.id}>
      <div className="split split--wide">
        <div className="stack stack--6">
          <div className="stack stack--3">
            <PathwayBadges pathway={pathway} isBestFit />
            <h3 className="t-2xl">{pathway.title}</h3>
            <p className="muted">{pathway.description}</p>
          </div>
          <PathwayFacts pathway={pathway} />
          <StepsPreview pathway={pathway} isBrief={false} />
        </div>
        <div className="stack stack--6">
          {pathway.reasons.length === 0 ? null : (
            <Card variant="teal" as="div">
              <h4>{t('card.why')}</h4>
              <Ticks items={pathway.reasons} isSmall />
            </Card>
          )}
          <div className="stack stack--3">
            <h4>{t('cost.title')}</h4>
            <CostRange pathway={pathway} />
            <Disclosure summary={t('cost.how')}>
              <CostWorking pathway={pathway} />
            </Disclosure>
          </div>
          <PlaceLines pathway={pathway} />
        </div>
      </div>
      <CardFoot>
        <CardActions pathway={pathway} actions={actions} isLead />
      </CardFoot>
    </Card>
  )
}
