import type { ReactNode } from 'react'
import type { CurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { configurationOfPage } from '../../platform/configuration'
import { SkipLink } from '../../ui/accessibility/skip-link'
import { Brand } from '../../ui/top-bar/brand'
import { TopBar, TopEnd } from '../../ui/top-bar/top-bar'
import { AccountMenu } from './account-menu'
import { MainNavigation } from './main-navigation'
import { SideMenu } from './side-menu'
import { SiteCrisisBar } from './site-crisis-bar'
import { SiteFooter } from './site-footer'
import { useSideMenu } from './use-side-menu'

export interface SharedLayoutProps {
  readonly user: CurrentUser
  readonly onBetaFeedback: () => void
  readonly children: ReactNode
}

/** Header and footer of whoever is signed in, around every screen. */
export function SharedLayout({ user, onBetaFeedback, children }: SharedLayoutProps) {
  const t = useMessages('common')
  const sideMenu = useSideMenu()
  const parts = { user, onBetaFeedback }
  return (
    <>
      <SkipLink targetId="main">{t('shell.skipToContent')}</SkipLink>
      <SiteCrisisBar />
      <TopBar>
        <Brand asChild>
          <RouteLink to="home">{configurationOfPage().productName}</RouteLink>
        </Brand>
        <MainNavigation {...parts} onMore={sideMenu.open} />
        <TopEnd>
          <AccountMenu user={user} />
          <SideMenu {...parts} {...sideMenu} />
        </TopEnd>
      </TopBar>
      <main id="main" className="main wrap" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
