import ChevronDown from 'lucide-react/icons/chevron-down'
import Menu from 'lucide-react/icons/menu'
import { isAdministrator, type CurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { DropdownMenu, MenuItem } from '../../ui/dropdown-menu/dropdown-menu'
import { Icon } from '../../ui/icon/icon'
import { TopNav } from '../../ui/top-bar/top-bar'
import { FEATURE_REQUESTS, TOOLS } from './navigation'

export interface NavigationProps {
  readonly user: CurrentUser
  readonly onBetaFeedback: () => void
}

/** All of it from 1440 px, the five most needed and "More" from 1200 px, nothing below: there the side menu has it. */
export function MainNavigation({ user, onBetaFeedback, onMore }: NavigationProps & { onMore: () => void }) {
  const t = useMessages('common')
  return (
    <TopNav label={t('shell.mainNavigation')}>
      <RouteLink to="home">{t('shell.dashboard')}</RouteLink>
      <RouteLink to="insurance">{t('shell.insurance')}</RouteLink>
      <RouteLink to="pathways" className="nav__wide">
        {t('shell.carePathways')}
      </RouteLink>
      <RouteLink to="costComparison" className="nav__wide">
        {t('shell.costCompare')}
      </RouteLink>
      <RouteLink to="aiHealth">{t('shell.aiHealth')}</RouteLink>
      <RouteLink to="costComparison" className="nav__short">
        {t('shell.cost')}
      </RouteLink>
      <RouteLink to="crowdfunding" className="nav__wide">
        {t('shell.funding')}
      </RouteLink>
      <ToolsMenu user={user} />
      <FeedbackMenu onBetaFeedback={onBetaFeedback} />
      <RouteLink to="premium">{t('shell.premium')}</RouteLink>
      <button className="nav__short" type="button" aria-haspopup="dialog" onClick={onMore}>
        {t('shell.more')}
        <Icon glyph={Menu} />
      </button>
    </TopNav>
  )
}

const menuButton = (label: string) => (
  <button className="nav__wide" type="button">
    {label}
    <Icon glyph={ChevronDown} />
  </button>
)

function ToolsMenu({ user }: { user: CurrentUser }) {
  const t = useMessages('common')
  return (
    <DropdownMenu trigger={menuButton(t('shell.tools'))}>
      {TOOLS.map(({ to, label, icon }) => (
        <MenuItem key={to} asChild>
          <RouteLink to={to}>
            <Icon glyph={icon} />
            {t(label)}
          </RouteLink>
        </MenuItem>
      ))}
      {isAdministrator(user) ? <AdminItem /> : null}
    </DropdownMenu>
  )
}

function AdminItem() {
  const t = useMessages('common')
  return (
    <MenuItem asChild>
      <RouteLink to="adminManagement">{t('shell.adminManagement')}</RouteLink>
    </MenuItem>
  )
}

function FeedbackMenu({ onBetaFeedback }: { onBetaFeedback: () => void }) {
  const t = useMessages('common')
  return (
    <DropdownMenu trigger={menuButton(t('shell.feedback'))}>
      <MenuItem asChild>
        <RouteLink to={FEATURE_REQUESTS.to}>{t(FEATURE_REQUESTS.label)}</RouteLink>
      </MenuItem>
      <MenuItem onSelect={onBetaFeedback}>{t('shell.betaFeedback')}</MenuItem>
    </DropdownMenu>
  )
}
