import type { ReactNode } from 'react'
import { isAdministrator, useCurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { useScreenTitle } from '../../platform/screen-title'
import { Button } from '../../ui/button/button'
import { PageHead } from '../../ui/page-head/page-head'
import { RequireUser } from './require-user'

/** Shows its content to administrators. What it shows is guarded by the server; this only says so kindly. */
export function RequireAdmin({ children }: { children: ReactNode }) {
  const { user } = useCurrentUser()
  return <RequireUser>{user && isAdministrator(user) ? children : <Refused />}</RequireUser>
}

function Refused() {
  const t = useMessages('common')
  useScreenTitle(t('refused.title'))
  return (
    <div className="stack stack--6 reading">
      <PageHead title={t('refused.title')} lead={t('refused.text')} />
      <div className="actions">
        <Button asChild>
          <RouteLink to="home">{t('refused.home')}</RouteLink>
        </Button>
      </div>
    </div>
  )
}
