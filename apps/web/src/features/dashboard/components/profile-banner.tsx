import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

/** Amber, and the main thing on the page when no pathway is under way. */
export function ProfileBanner({ isMain }: { isMain: boolean }) {
  const t = useMessages('dashboard')
  const action = (
    <Button variant={isMain ? 'primary' : 'second'} asChild>
      <RouteLink to="profileSetup">{t('banner.action')}</RouteLink>
    </Button>
  )
  return (
    <Alert tone="amber" title={t('banner.title')} headingLevel={2} action={action}>
      {t('banner.text')}
    </Alert>
  )
}
