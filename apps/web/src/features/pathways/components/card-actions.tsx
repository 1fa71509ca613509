import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/link/link'
import { DirectionsLink } from '../../../widgets/pathway/directions-link'
import type { PathwayCardProps } from './pathway-actions'
import { PursueButton } from './pursue-button'
import './card-actions.css'

/** The foot of a card: pursue, note an appointment, read all of it, find the way. */
export function CardActions({ pathway, actions, isLead = false }: PathwayCardProps & { isLead?: boolean }) {
  const t = useMessages('pathways')
  const size = isLead ? 'lg' : 'md'
  const ofWhat = <span className="sr">: {pathway.title}</span>
  return (
    <div className="actions">
      <PursueButton
        pathway={pathway}
        actions={actions}
        isSpelledOut={isLead}
        size={size}
        variant={isLead ? 'primary' : 'second'}
      />
      <Button
        variant={isLead ? 'second' : 'quiet'}
        size={size}
        aria-haspopup="dialog"
        onClick={() => actions.schedule(pathway)}
      >
        {t('card.schedule')}
        {ofWhat}
      </Button>
      <div className="card-links">
        <LinkButton aria-haspopup="dialog" onClick={() => actions.showDetails(pathway)}>
          {t('card.details')}
          {ofWhat}
        </LinkButton>
        <DirectionsLink pathway={pathway} />
      </div>
    </div>
  )
}
