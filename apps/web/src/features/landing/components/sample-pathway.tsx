import Check from 'lucide-react/icons/check'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { Fact, Facts } from '../../../ui/facts/facts'
import { Path, PathStep } from '../../../ui/path/path'
import { SampleBadge } from './sample-badge'

/** What an answer looks like: a place to go, what it costs, and the first steps. */
export function SamplePathway() {
  const t = useMessages('landing')
  return (
    <Card variant="lead" aria-labelledby="sample-pathway">
      <div className="row row--between">
        <Badge tone="teal" icon={Check}>
          {t('pathway.recommended')}
        </Badge>
        <SampleBadge />
      </div>
      <div className="stack stack--2">
        <h2 id="sample-pathway">{t('pathway.title')}</h2>
        <p className="small muted">{t('pathway.reason')}</p>
      </div>
      <Facts>
        <Fact value={t('pathway.cost', { lowCents: 0, highCents: 4000 })} label={t('pathway.costLabel')} />
        <Fact value={t('pathway.distance', { distanceMiles: 1.2 })} label={t('pathway.distanceLabel')} />
        <Fact value={t('pathway.soonest')} label={t('pathway.soonestLabel')} />
      </Facts>
      <hr className="rule" />
      <Path label={t('pathway.stepsLabel')}>
        <PathStep number={1} title={t('pathway.steps.prepare')} state="done" doneText={t('pathway.done')} />
        <PathStep number={2} title={t('pathway.steps.call')} state="current">
          <p>{t('pathway.steps.say')}</p>
        </PathStep>
        <PathStep number={3} title={t('pathway.steps.bring')} />
      </Path>
    </Card>
  )
}
