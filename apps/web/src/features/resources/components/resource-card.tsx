import MapPin from 'lucide-react/icons/map-pin'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Resource } from '@careway/contracts/resources/resource'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { ReportWrong } from '../../../widgets/report-wrong/report-wrong'
import type { HelpSaving } from '../saved/use-help-saving'
import { CheckedLine } from './checked-line'
import { ContactLinks } from './contact-links'
import { LikelihoodBadge } from './likelihood-badge'
import { OpenBadge } from './open-badge'
import { ResourceFactsList } from './resource-facts-list'
import { ResourceParticulars } from './resource-particulars'
import { SaveHelpButton } from './save-help-button'
import { ShareButton } from './share-button'
import './resource-card.css'

export interface ResourceCardProps {
  readonly resource: Resource
  readonly saving: HelpSaving
  readonly isLead?: boolean
}

function ResourceBadges({ resource }: Pick<ResourceCardProps, 'resource'>) {
  const t = useMessages('resources')
  return (
    <div className="row row--tight">
      <Badge>{t(`types.${resource.type}`)}</Badge>
      <OpenBadge openNow={resource.openNow} />
      {resource.decision ? <LikelihoodBadge decision={resource.decision} /> : null}
      {resource.distance === null ? null : (
        <Badge icon={MapPin}>
          {t('card.distance', { distanceMiles: resource.distance, count: resource.distance })}
        </Badge>
      )}
      {resource.isNational ? <Badge>{t('card.national')}</Badge> : null}
    </div>
  )
}

/** One place or line that helps: what it is, whether it is open, how to reach it; the rest opens beneath. */
export function ResourceCard({ resource, saving, isLead = false }: ResourceCardProps) {
  const t = useMessages('resources')
  const { id, name, organization, description, contactInfo, website, address, alert } = resource
  return (
    <Card
      as="article"
      isTall
      variant={isLead ? 'lead' : 'plain'}
      className="resource-card"
      data-resource={id}
      aria-label={name}
    >
      <ResourceBadges resource={resource} />
      <div>
        <h3>{name}</h3>
        {organization === name ? null : <p className="small muted">{organization}</p>}
      </div>
      {alert ? (
        <Alert tone="amber" icon={TriangleAlert} headingLevel={4} title={t('card.alert')}>
          {alert}
        </Alert>
      ) : null}
      <p className="resource-card__about">{description}</p>
      {address ? (
        <p className="small">
          {address.line}, {address.city}, {address.state} {address.zipCode}
        </p>
      ) : null}
      <ContactLinks place={{ name, phone: contactInfo.phone, textNumber: contactInfo.textNumber, website, address }} />
      <ResourceFactsList resource={resource} />
      <Disclosure
        summary={
          <>
            {t('card.more')}
            <span className="sr">: {name}</span>
          </>
        }
        openSummary={t('card.less')}
      >
        <ResourceParticulars resource={resource} />
      </Disclosure>
      <CheckedLine
        verification={resource.verification}
        lastChecked={resource.lastChecked}
        isStale={resource.isStale}
        sources={[resource.source]}
      />
      <div className="card__foot resource-card__foot no-print">
        <SaveHelpButton thing={{ type: 'resource', id, name }} saving={saving} />
        <ShareButton id={id} name={name} />
        <ReportWrong targetType="resource" targetId={id} name={name} />
      </div>
    </Card>
  )
}
