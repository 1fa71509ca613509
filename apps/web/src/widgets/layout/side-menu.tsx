import LogOut from 'lucide-react/icons/log-out'
import Menu from 'lucide-react/icons/menu'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import { configurationOfPage } from '../../platform/configuration'
import { isAdministrator } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { useSignOut } from '../../platform/sign-out'
import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { SideDrawer, SideDrawerClose } from '../../ui/side-drawer/side-drawer'
import { SideGroup, SideNav } from '../../ui/side-drawer/side-nav'
import { Brand } from '../../ui/top-bar/brand'
import type { NavigationProps } from './main-navigation'
import { CORE, FEATURE_REQUESTS, FEATURES, TOOLS, type NavigationLink } from './navigation'
import type { SideMenuState } from './use-side-menu'

/** The whole navigation in a drawer: below 1200 px by its own button, up to 1440 px behind "More". */
export function SideMenu({ user, onBetaFeedback, isOpen, onOpenChange, open }: NavigationProps & SideMenuState) {
  const t = useMessages('common')
  const close = () => onOpenChange(false)
  return (
    <>
      <Button
        variant="second"
        size="sm"
        className="top__menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon glyph={Menu} />
        {t('shell.menu')}
      </Button>
      <SideDrawer
        title={t('shell.menu')}
        closeLabel={t('shell.closeMenu')}
        brand={<Brand>{configurationOfPage().productName}</Brand>}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <SideNav label={t('shell.menu')}>
          <SideGroup title={t('shell.core')}>
            <SideLinks links={CORE} />
          </SideGroup>
          <SideGroup title={t('shell.features')}>
            <SideLinks links={FEATURES} />
          </SideGroup>
          <SideGroup title={t('shell.tools')}>
            <SideLinks links={[...TOOLS, FEATURE_REQUESTS]} />
            <BetaFeedbackButton
              onPress={() => {
                close()
                onBetaFeedback()
              }}
            />
            {isAdministrator(user) ? (
              <SideLinks links={[{ to: 'adminManagement', label: 'shell.adminManagement', icon: Settings }]} />
            ) : null}
          </SideGroup>
          <SideDrawerClose>
            <Button variant="second" asChild>
              <RouteLink to="premium">{t('shell.premium')}</RouteLink>
            </Button>
          </SideDrawerClose>
          <SideGroup title={t('shell.account')}>
            <SideLinks links={[{ to: 'profile', label: 'shell.profile', icon: UserRound }]} />
            <LogOutButton />
          </SideGroup>
        </SideNav>
      </SideDrawer>
    </>
  )
}

function SideLinks({ links }: { links: readonly NavigationLink[] }) {
  const t = useMessages('common')
  return links.map(({ to, label, icon }) => (
    <SideDrawerClose key={to}>
      <RouteLink to={to}>
        <Icon glyph={icon} />
        {t(label)}
      </RouteLink>
    </SideDrawerClose>
  ))
}

function BetaFeedbackButton({ onPress }: { onPress: () => void }) {
  const t = useMessages('common')
  return (
    <button type="button" onClick={onPress}>
      <Icon glyph={MessageSquareText} />
      {t('shell.betaFeedback')}
    </button>
  )
}

function LogOutButton() {
  const t = useMessages('common')
  const signOut = useSignOut()
  return (
    <button type="button" onClick={() => void signOut()}>
      <Icon glyph={LogOut} />
      {t('shell.logOut')}
    </button>
  )
}
