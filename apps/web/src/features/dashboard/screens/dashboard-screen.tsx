import { useCurrentUser } from '../../../platform/current-user'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatToday } from '../../../platform/moment'
import { useNow } from '../../../platform/now'
import { useProfile } from '../../../platform/profile'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useMyPathways } from '../api/use-my-pathways'
import { DashboardContent } from '../components/dashboard-content'
import { greetingName } from '../dashboard-summary'

export function DashboardScreen() {
  const t = useMessages('dashboard')
  const common = useMessages('common')
  const { language } = useLanguage()
  const { user } = useCurrentUser()
  const now = useNow()
  const name = greetingName(user)
  useScreenTitle(common('titles.home'))
  return (
    <div className="stack stack--6">
      <PageHead
        above={<p className="muted">{formatToday(now, language)}</p>}
        title={name ? t('welcome', { name }) : t('welcomeUnnamed')}
      />
      <DashboardData />
    </div>
  )
}

function DashboardData() {
  const common = useMessages('common')
  const profile = useProfile(true)
  const pathways = useMyPathways()
  const retry = () => void Promise.all([profile.refetch(), pathways.refetch()])
  if (profile.data !== undefined && pathways.data) {
    return <DashboardContent profile={profile.data} pathways={pathways.data} />
  }
  if ((profile.isError || pathways.isError) && !profile.isFetching && !pathways.isFetching) {
    return <LoadFailure onRetry={retry} />
  }
  return (
    <>
      <LoadingStatus>{common('actions.loading')}</LoadingStatus>
      <SkeletonCard lineCount={3} />
      <SkeletonCard lineCount={1} />
    </>
  )
}
