import { useMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { useScreenTitle } from '../../../platform/screen-title'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { ProfileWizard } from '../components/profile-wizard'

function Body() {
  const common = useMessages('common')
  const profile = useProfile(true)
  if (profile.isPending)
    return (
      <>
        <LoadingStatus>{common('actions.loading')}</LoadingStatus>
        <SkeletonCard lineCount={5} />
      </>
    )
  if (profile.isError)
    return (
      <Alert
        tone="red"
        role="alert"
        title={common('errors.load')}
        action={
          <Button variant="second" onClick={() => void profile.refetch()}>
            {common('actions.retry')}
          </Button>
        }
      >
        {common('errors.loadText')}
      </Alert>
    )
  return <ProfileWizard profile={profile.data} />
}

/** /profile-setup and /profile: one screen, filled in with what is known. */
export function ProfileScreen() {
  const t = useMessages('profile')
  useScreenTitle(t('title'))
  return (
    <div className="reading stack stack--6">
      <PageHead title={t('title')} lead={t('lead')} />
      <Body />
      <p className="small muted">
        {t('requiredHint')} {t('privacy')}
      </p>
    </div>
  )
}
