import type { Profile } from '@careway/contracts/profile/profile'
import { signInAgainPath } from '../../../platform/browser-navigation'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

interface PersonalNoticeProps {
  readonly isAuthenticated: boolean
  readonly profile: Profile | undefined
}

/** What the answers rest on: the reader's profile, or nothing yet. */
export function PersonalNotice({ isAuthenticated, profile }: PersonalNoticeProps) {
  const t = useMessages('resources')
  const common = useMessages('common')
  if (!isAuthenticated)
    return (
      <Alert
        title={t('personal.visitorTitle')}
        headingLevel={2}
        action={
          <Button variant="second" asChild>
            <a href={signInAgainPath()}>{common('actions.signIn')}</a>
          </Button>
        }
      >
        {t('personal.visitor')}
      </Alert>
    )
  return (
    <Alert
      headingLevel={2}
      title={t(profile ? 'personal.profileTitle' : 'personal.noProfileTitle')}
      action={
        <Button variant="second" asChild>
          <RouteLink to={profile ? 'household' : 'profileSetup'}>
            {t(profile ? 'personal.change' : 'personal.complete')}
          </RouteLink>
        </Button>
      }
    >
      {t(profile ? 'personal.profile' : 'personal.noProfile')}
    </Alert>
  )
}
