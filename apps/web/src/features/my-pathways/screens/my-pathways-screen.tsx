import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { useScreenTitle } from '../../../platform/screen-title'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { OfflineNotice } from '../../../widgets/pathway/offline-notice'
import { PrintButton } from '../../../widgets/pathway/print-button'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useListMyPathways } from '../api/use-list-my-pathways'
import { KeptPlan } from '../components/kept-plan'

function Loading() {
  const t = useMessages('my-pathways')
  return (
    <div className="stack stack--8">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <SkeletonCard lineCount={1} />
      <SkeletonCard lineCount={6} />
    </div>
  )
}

/** /my-pathways: the plan, step by step. */
export function MyPathwaysScreen() {
  const t = useMessages('my-pathways')
  const found = useMessages('pathways')
  useScreenTitle(t('title'))
  const { data, isError, isPending, refetch } = useListMyPathways()
  return (
    <div className="stack stack--8">
      <div className="row row--between row--top">
        <PageHead
          above={
            <Link variant="bare" asChild className="no-print">
              <RouteLink to="pathways">
                <Icon glyph={ArrowLeft} flipsInRtl />
                {t('back')}
              </RouteLink>
            </Link>
          }
          title={t('title')}
          lead={t('lead')}
        />
        {data?.length ? <PrintButton>{found('print')}</PrintButton> : null}
      </div>
      <OfflineNotice />
      {isPending ? <Loading /> : null}
      {isError ? <LoadFailure onRetry={() => void refetch()} /> : null}
      {data ? <KeptPlan pathways={data} /> : null}
    </div>
  )
}
