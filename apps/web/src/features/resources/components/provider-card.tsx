import MapPin from 'lucide-react/icons/map-pin'
import Star from 'lucide-react/icons/star'
import type { Provider } from '@careway/contracts/providers/list-providers'
import { useLanguage, useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Card } from '../../../ui/card/card'
import { Citation } from '../../../widgets/citation/citation'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { ReportWrong } from '../../../widgets/report-wrong/report-wrong'
import type { HelpSaving } from '../saved/use-help-saving'
import { ContactLinks } from './contact-links'
import { SaveHelpButton } from './save-help-button'
import './resource-card.css'

/** One place or practitioner as the register has it. */
export function ProviderCard({ provider, saving }: { provider: Provider; saving: HelpSaving }) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  const { id, name, credential, address, city, state, zipCode, phone, website, lastUpdated } = provider
  const miles = { distanceMiles: provider.distance, count: provider.distance }
  return (
    <Card as="article" isTall className="resource-card" data-provider={id} aria-label={name}>
      <div className="row row--tight">
        <Badge>{provider.specialty}</Badge>
        <Badge icon={MapPin}>
          {t(provider.distanceTo === 'address' ? 'card.distance' : 'card.aboutDistance', miles)}
        </Badge>
        {provider.rating === null ? null : (
          <Badge icon={Star}>{t('providers.rating', { rating: provider.rating })}</Badge>
        )}
      </div>
      <h3>{credential ? `${name}, ${credential}` : name}</h3>
      <p className="small">
        {address}, {city}, {state} {zipCode}
      </p>
      <ContactLinks place={{ name, phone, website, address: { line: address, city, state, zipCode } }} />
      <p className="tiny">
        {provider.npi ? `${t('providers.npi', { npi: provider.npi })} · ` : null}
        {lastUpdated ? `${t('providers.updated', { day: asOfText(lastUpdated, language) })} ` : null}
        {t('checked.source')} <Citation source={provider.source} />
        {provider.isStale ? <strong> {t('checked.stale')}</strong> : null}
      </p>
      <div className="card__foot resource-card__foot no-print">
        <SaveHelpButton thing={{ type: 'provider', id, name }} saving={saving} />
        <ReportWrong targetType="provider" targetId={id} name={name} />
      </div>
    </Card>
  )
}
