import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useDataSources } from '../api/use-data-sources'
import { AdminPages } from '../components/admin-pages'
import { DataSourceTable } from '../components/data-source-table'

/** For administrators: every imported source, how old it is, and how its last update went. */
export function DataSourcesScreen() {
  const t = useMessages('administration')
  useScreenTitle(t('dataSources.title'))
  const sources = useDataSources()
  return (
    <div className="stack stack--6">
      <PageHead title={t('dataSources.title')} lead={t('dataSources.lead')} above={<AdminPages />} />
      <div className="actions">
        <Button variant="second" isBusy={sources.isFetching} onClick={() => void sources.refetch()}>
          {sources.isFetching ? t('dataSources.refreshing') : t('dataSources.refresh')}
        </Button>
      </div>
      <Result sources={sources} />
    </div>
  )
}

function Result({ sources }: { sources: ReturnType<typeof useDataSources> }) {
  const t = useMessages('administration')
  const common = useMessages('common')
  if (sources.isError && !sources.isFetching) return <LoadFailure onRetry={() => void sources.refetch()} />
  if (!sources.data) {
    return (
      <>
        <LoadingStatus>{common('actions.loading')}</LoadingStatus>
        <SkeletonCard lineCount={4} />
      </>
    )
  }
  if (sources.data.length === 0) {
    return (
      <EmptyState title={t('dataSources.emptyTitle')} headingLevel={2}>
        {t('dataSources.emptyText')}
      </EmptyState>
    )
  }
  return <DataSourceTable sources={sources.data} />
}
