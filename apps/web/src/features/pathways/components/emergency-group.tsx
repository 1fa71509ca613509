import type { Pathway } from '@careway/contracts/pathways/pathway'
import Siren from 'lucide-react/icons/siren'
import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import { PathwayFacts } from '../../../widgets/pathway/pathway-facts'
import { PlaceLines } from '../../../widgets/pathway/place-lines'
import { Call911 } from './call-911'
import { CardActions } from './card-actions'
import type { PathwayActions, PathwayCardProps } from './pathway-actions'
import { StepsPreview } from './steps-preview'
import './emergency-group.css'

function EmergencyOption({ pathway, actions }: PathwayCardProps) {
  return (
    <article className="stack stack--3 emergency-option" data-pathway={pathway.id}>
      <h3>{pathway.title}</h3>
      <p className="small">{pathway.description}</p>
      <div className="split split--even">
        <StepsPreview pathway={pathway} isBrief />
        <div className="stack">
          <PathwayFacts pathway={pathway} size="sm" />
          <PlaceLines pathway={pathway} />
        </div>
      </div>
      <CardActions pathway={pathway} actions={actions} />
    </article>
  )
}

/** Where to go in an emergency, when that is not what the reader asked for. */
export function EmergencyGroup({ pathways, actions }: { pathways: readonly Pathway[]; actions: PathwayActions }) {
  const t = useMessages('pathways')
  return (
    <Card variant="red" aria-labelledby="group-emergency">
      <div className="row row--between row--wide">
        <div className="grow row row--top row--line">
          <Tile icon={Siren} tone="red" />
          <div className="stack stack--2">
            <h2 id="group-emergency" className="t-xl">
              {t('groups.emergency')}
            </h2>
            <p>{t('emergency.signs')}</p>
          </div>
        </div>
        <div className="actions">
          <Call911 size="lg" />
        </div>
      </div>
      {pathways.map((pathway) => (
        <EmergencyOption key={pathway.id} pathway={pathway} actions={actions} />
      ))}
    </Card>
  )
}
