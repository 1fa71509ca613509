import type { Pathway } from '@careway/contracts/pathways/pathway'
import ExternalLink from 'lucide-react/icons/external-link'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useLanguage, useMessages } from '../../platform/language'
import { Icon } from '../../ui/icon/icon'
import { Link } from '../../ui/link/link'
import { ReportWrong } from '../report-wrong/report-wrong'
import { asOfText } from './as-of-text'
import { placeFact } from './place-fact'
import './pathway.css'

type Provider = NonNullable<Pathway['provider']>

function FactsFrom({ source }: { source: Provider['source'] }) {
  const t = useMessages('pathways')
  const { language } = useLanguage()
  return (
    <p className="tiny">
      {source.asOf
        ? t('place.facts', { source: source.title, asOf: asOfText(source.asOf, language) })
        : t('place.factsUndated', { source: source.title })}
    </p>
  )
}

function ProviderLines({ provider }: { provider: Provider }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  return (
    <div className="pathway-place">
      <Icon glyph={MapPin} />
      <div>
        <strong>{provider.name}</strong>
        <p>
          {provider.address}, {provider.city}, {provider.state} {provider.zipCode}
        </p>
        <div className="pathway-place__links">
          {provider.phone ? (
            <Link href={`tel:${provider.phone}`}>
              <Icon glyph={Phone} />
              {t('place.phone', { phone: provider.phone })}
            </Link>
          ) : null}
          {provider.website ? (
            <Link href={provider.website} externalText={common('actions.opensNewSite')}>
              {t('place.website')}
            </Link>
          ) : null}
        </div>
        {provider.rating === null ? null : (
          <p className="small">{t('place.rating', { rating: provider.rating, source: provider.source.title })}</p>
        )}
        <FactsFrom source={provider.source} />
        <div className="no-print">
          <ReportWrong targetType="provider" targetId={provider.id} name={provider.name} />
        </div>
      </div>
    </div>
  )
}

/** The place with its phone; or that none is on file, with the official finder; or that none is needed. */
export function PlaceLines({ pathway }: { pathway: Pathway }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  if (pathway.provider) return <ProviderLines provider={pathway.provider} />
  const { kind } = placeFact(pathway)
  return (
    <div className="pathway-place">
      <Icon glyph={kind === 'no-place' ? ExternalLink : MapPin} />
      <div>
        {kind === 'where-you-are' ? null : <p>{t(kind === 'at-home' ? 'place.home' : 'place.none')}</p>}
        {pathway.finder ? (
          <Link href={pathway.finder.url} externalText={common('actions.opensNewSite')}>
            {pathway.finder.label}
          </Link>
        ) : null}
      </div>
    </div>
  )
}
