import type { ResourcesSummary } from '@careway/contracts/resources/list-resources'
import { useMessages } from '../../../platform/language'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import type { ChangeAddress, ResourcesAddress } from '../address/resources-address'
import { useResources, useResourcesSummary } from '../api/use-resources'
import { mapPlaces } from '../map/map-place'
import { PlacesMap } from '../map/places-map'
import type { HelpSaving } from '../saved/use-help-saving'
import { ActiveFilters } from './active-filters'
import { MoreButton } from './more-button'
import { NoResources } from './no-resources'
import { ResourceCard } from './resource-card'
import { ResourceFilters } from './resource-filters'
import { ResourceSources } from './resource-sources'
import { TypeCounts } from './type-counts'

export interface TabProps {
  readonly address: ResourcesAddress
  readonly go: ChangeAddress
  /** The one in force; empty where none is known. */
  readonly zipCode: string
  readonly saving: HelpSaving
}

export function CardsLoading({ label }: { label: string }) {
  return (
    <>
      <LoadingStatus>{label}</LoadingStatus>
      <div className="help-grid">
        <SkeletonCard lineCount={5} />
        <SkeletonCard lineCount={5} />
        <SkeletonCard lineCount={5} />
      </div>
    </>
  )
}

interface FoundProps extends TabProps {
  readonly list: ReturnType<typeof useResources>
  readonly summary: ResourcesSummary | undefined
}

/** The cards with their number, page by page; or the way on where there are none. */
function FoundResources({ list, summary, address, go, saving }: FoundProps) {
  const t = useMessages('resources')
  const found = list.data?.pages.flatMap(({ items }) => items) ?? []
  const places = mapPlaces(found)
  const type = address.resourceType
  const total = type === 'all' ? summary?.total : summary?.counts[type]
  return (
    <section className="stack stack--6" aria-labelledby="resources-title" aria-busy={list.isPlaceholderData}>
      <h2 id="resources-title" tabIndex={-1} aria-live="polite">
        {t('list.count', { count: total ?? found.length })}
      </h2>
      {found.length === 0 ? <NoResources address={address} go={go} summary={summary} /> : null}
      <PlacesMap places={places} unplacedCount={found.length - places.length} />
      <div className="help-grid">
        {found.map((resource) => (
          <ResourceCard key={resource.id} resource={resource} saving={saving} />
        ))}
      </div>
      <MoreButton list={list} />
    </section>
  )
}

/** Community resources: counts, filters, cards, and the way on when there are none. */
export function ResourcesTab(props: TabProps) {
  const t = useMessages('resources')
  const { address, go, zipCode } = props
  const list = useResources(address, zipCode)
  const summary = useResourcesSummary(address, zipCode).data
  return (
    <div className="stack stack--6">
      <TypeCounts counts={summary?.counts} total={summary?.total} address={address} go={go} />
      <ResourceFilters address={address} hasZipCode={zipCode !== ''} go={go} />
      <ActiveFilters address={address} go={go} />
      {list.isError ? <LoadFailure onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? <CardsLoading label={t('list.loading')} /> : null}
      {list.data ? <FoundResources {...props} list={list} summary={summary} /> : null}
      {summary ? <ResourceSources summary={summary} /> : null}
    </div>
  )
}
