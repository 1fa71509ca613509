import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card, CardFoot } from '../../../ui/card/card'
import { DirectionsLink } from '../../../widgets/pathway/directions-link'
import { PathwayFacts } from '../../../widgets/pathway/pathway-facts'
import { PlaceLines } from '../../../widgets/pathway/place-lines'
import { Appointment } from './appointment'
import { CompleteButton } from './complete-button'
import { NotesField } from './notes-field'
import { PlanProgress } from './plan-progress'
import { RemoveButton } from './remove-button'
import { StepChecklist } from './step-checklist'
import { cardHeadingId } from './use-focus-after-leaving'
import './plan-card.css'

/** A pathway that is under way: its steps to tick, and all one needs to take them. */
export function ActiveCard({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const common = useMessages('common')
  return (
    <Card as="article" aria-labelledby={cardHeadingId(pathway.id)}>
      <div className="stack stack--2">
        <div className="row">
          <Badge tone={pathway.pathwayType === 'emergency' ? 'red' : 'plain'}>
            {common(`choices.pathwayType.${pathway.pathwayType}`)}
          </Badge>
        </div>
        <h3 id={cardHeadingId(pathway.id)} tabIndex={-1} className="t-xl">
          {pathway.title}
        </h3>
      </div>
      <PlanProgress pathway={pathway} />
      <div className="split plan-card__body">
        <section className="stack stack--3">
          <h4>{t('card.steps')}</h4>
          <StepChecklist pathway={pathway} />
        </section>
        <div className="stack stack--6">
          <PathwayFacts pathway={pathway} size="sm" />
          <Appointment pathway={pathway} />
          <PlaceLines pathway={pathway} />
          <NotesField pathway={pathway} />
        </div>
      </div>
      <CardFoot>
        <div className="actions">
          <CompleteButton pathway={pathway} />
          <DirectionsLink pathway={pathway} />
          <RemoveButton pathway={pathway} />
        </div>
      </CardFoot>
    </Card>
  )
}
