import Stethoscope from 'lucide-react/icons/stethoscope'
import SearchX from 'lucide-react/icons/search-x'
import WifiOff from 'lucide-react/icons/wifi-off'
import { problemCode } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useProviders, useProviderSources } from '../api/use-providers'
import { MoreButton } from './more-button'
import { ProviderCard } from './provider-card'
import { ProviderFilters } from './provider-filters'
import { CardsLoading, type TabProps } from './resources-tab'

function RegistryNotice({
  address,
  zipCode,
  isEnabled,
}: Pick<TabProps, 'address' | 'zipCode'> & { isEnabled: boolean }) {
  const t = useMessages('resources')
  const { data } = useProviderSources(address, zipCode, isEnabled)
  const stale = data?.sources.filter(({ isStale }) => isStale) ?? []
  return (
    <>
      {data?.registry === 'unreachable' ? (
        <Alert tone="amber" icon={WifiOff} role="status" title={t('providers.unreachableTitle')}>
          {t('providers.unreachable')}
        </Alert>
      ) : null}
      {stale.length > 0 ? (
        <Alert tone="amber" title={t('sources.staleTitle')}>
          {t('sources.stale', { names: stale.map(({ source }) => source.title).join(', ') })}
        </Alert>
      ) : null}
    </>
  )
}

/** Who gives care near a ZIP code, the nearest first: a register, not advice. */
export function ProvidersTab({ address, go, zipCode, saving }: TabProps) {
  const t = useMessages('resources')
  const list = useProviders(address, zipCode)
  const found = list.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="stack stack--6">
      <ProviderFilters address={address} go={go} />
      <Alert headingLevel={2} title={t('providers.noticeTitle')}>
        {t('providers.notice')}
      </Alert>
      {zipCode.length === 5 ? null : (
        <EmptyState title={t('providers.zipTitle')} icon={Stethoscope}>
          {t('providers.zipText')}
        </EmptyState>
      )}
      <RegistryNotice address={address} zipCode={zipCode} isEnabled={list.isSuccess} />
      {list.isError && problemCode(list.error) !== 'unknown_zip_code' ? (
        <LoadFailure onRetry={() => void list.refetch()} />
      ) : null}
      {list.isLoading ? <CardsLoading label={t('providers.loading')} /> : null}
      {found ? (
        <section className="stack stack--6" aria-labelledby="providers-title">
          <h2 id="providers-title" tabIndex={-1} aria-live="polite">
            {t(list.hasNextPage ? 'providers.nearest' : 'providers.count', { count: found.length })}
          </h2>
          {found.length === 0 ? (
            <EmptyState title={t('providers.noneTitle')} icon={SearchX}>
              {t('providers.noneText')}
            </EmptyState>
          ) : null}
          <div className="help-grid">
            {found.map((provider) => (
              <ProviderCard key={provider.id} provider={provider} saving={saving} />
            ))}
          </div>
          <MoreButton list={list} />
        </section>
      ) : null}
    </div>
  )
}
