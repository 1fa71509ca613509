import Users from 'lucide-react/icons/users'
import { useMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { RouteLink } from '../../../platform/router'
import { useScreenTitle } from '../../../platform/screen-title'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { HouseholdForm } from '../components/household-form'

/** /household: who lives together and what they earn, told once for every screen. */
export function HouseholdScreen() {
  const t = useMessages('household')
  useScreenTitle(t('title'))
  return (
    <div className="reading stack stack--6">
      <PageHead title={t('title')} lead={t('lead')} />
      <Body />
      <p className="small muted">{t('privacy')}</p>
    </div>
  )
}

function Body() {
  const t = useMessages('household')
  const common = useMessages('common')
  const profile = useProfile(true)
  if (profile.isPending)
    return (
      <>
        <LoadingStatus>{common('actions.loading')}</LoadingStatus>
        <SkeletonCard lineCount={4} />
        <SkeletonCard lineCount={3} />
      </>
    )
  if (profile.isError) return <LoadFailure onRetry={() => void profile.refetch()} />
  if (!profile.data)
    return (
      <EmptyState
        icon={Users}
        title={t('noProfile.title')}
        headingLevel={2}
        action={
          <Button asChild>
            <RouteLink to="profileSetup">{t('noProfile.action')}</RouteLink>
          </Button>
        }
      >
        {t('noProfile.text')}
      </EmptyState>
    )
  return <HouseholdForm profile={profile.data} />
}
