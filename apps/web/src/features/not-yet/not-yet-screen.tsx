import type { MessageKey } from '@careway/i18n/catalogs'
import { useCurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { useScreenTitle } from '../../platform/screen-title'
import { Button } from '../../ui/button/button'
import { PageHead } from '../../ui/page-head/page-head'

/** Says that a screen is still to come, and nothing else. */
export function NotYetScreen({ title }: { title: MessageKey<'common'> }) {
  const t = useMessages('common')
  const { isAuthenticated } = useCurrentUser()
  const screen = t(title)
  useScreenTitle(screen)
  return (
    <div className="reading stack stack--6">
      <PageHead title={t('notYet.title', { screen })} lead={t('notYet.text')} />
      <div className="actions">
        <Button variant="second" asChild>
          <RouteLink to="home">{isAuthenticated ? t('notYet.back') : t('notYet.home')}</RouteLink>
        </Button>
      </div>
    </div>
  )
}
