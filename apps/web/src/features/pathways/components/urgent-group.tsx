import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Path } from '../../../ui/path/path'
import { Ticks } from '../../../ui/list/list'
import { Urgent } from '../../../ui/urgent/urgent'
import { PathwayFacts } from '../../../widgets/pathway/pathway-facts'
import { PlaceLines } from '../../../widgets/pathway/place-lines'
import { Call911 } from './call-911'
import { CardActions } from './card-actions'
import type { PathwayActions, PathwayCardProps } from './pathway-actions'
import { StepLine } from './steps-preview'
import './emergency-group.css'

function UrgentOption({ pathway, actions }: PathwayCardProps) {
  return (
    <article className="stack emergency-option" data-pathway={pathway.id}>
      <h3 className="t-xl">{pathway.title}</h3>
      <p>{pathway.description}</p>
      <div className="split split--even">
        <Path>
          {pathway.steps.map((step) => (
            <StepLine key={step.step} step={step} isBrief={false} />
          ))}
        </Path>
        <div className="stack">
          <PathwayFacts pathway={pathway} size="sm" />
          <PlaceLines pathway={pathway} />
          <Ticks items={pathway.reasons} isSmall />
        </div>
      </div>
      <CardActions pathway={pathway} actions={actions} />
    </article>
  )
}

/** An emergency: 911 first, then what to do. Stands above everything, and no search or filter hides it. */
export function UrgentGroup({ pathways, actions }: { pathways: readonly Pathway[]; actions: PathwayActions }) {
  const t = useMessages('pathways')
  return (
    <Urgent title={t('emergency.urgentTitle')} call={<Call911 className="call" />}>
      <p>{t('emergency.signs')}</p>
      {pathways.map((pathway) => (
        <UrgentOption key={pathway.id} pathway={pathway} actions={actions} />
      ))}
    </Urgent>
  )
}
