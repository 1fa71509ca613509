import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import type { CurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { useSignOut } from '../../platform/sign-out'
import { isTheme, THEMES, useTheme } from '../../platform/theme'
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden'
import { DropdownMenu, MenuChoices, MenuItem, MenuLabel, MenuRule } from '../../ui/dropdown-menu/dropdown-menu'
import { Icon } from '../../ui/icon/icon'
import './account-menu.css'

const themeLabels = { system: 'shell.themeSystem', light: 'shell.themeLight', dark: 'shell.themeDark' } as const

/** Who is signed in, their profile, the colours of the page, and the way out. */
export function AccountMenu({ user }: { user: CurrentUser }) {
  const t = useMessages('common')
  const signOut = useSignOut()
  const trigger = (
    <button className="avatar" type="button" aria-label={t('shell.yourAccount')}>
      <Icon glyph={UserRound} />
    </button>
  )
  return (
    <DropdownMenu trigger={trigger} align="end">
      <MenuLabel>
        <span className="account-name">
          <VisuallyHidden>{t('shell.signedInAs')} </VisuallyHidden>
          <strong>{user.firstName.trim() || t('shell.userFallback')}</strong>
          <span>{user.email}</span>
        </span>
      </MenuLabel>
      <MenuRule />
      <MenuItem asChild>
        <RouteLink to="profile">
          <Icon glyph={UserRound} />
          {t('shell.profile')}
        </RouteLink>
      </MenuItem>
      <MenuItem onSelect={() => void signOut()}>
        <Icon glyph={LogOut} />
        {t('shell.logOut')}
      </MenuItem>
      <MenuRule />
      <ThemeChoices />
    </DropdownMenu>
  )
}

function ThemeChoices() {
  const t = useMessages('common')
  const [theme, chooseTheme] = useTheme()
  return (
    <>
      <MenuLabel>{t('shell.theme')}</MenuLabel>
      <MenuChoices
        value={theme}
        onValueChange={(value) => {
          if (isTheme(value)) chooseTheme(value)
        }}
        options={THEMES.map((value) => ({ value, label: t(themeLabels[value]) }))}
      />
    </>
  )
}
