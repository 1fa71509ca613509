import Phone from 'lucide-react/icons/phone'
import { useMessages } from '../../platform/language'
import { CrisisBar } from '../../ui/crisis-bar/crisis-bar'
import { Icon } from '../../ui/icon/icon'
import { LanguageMenu } from './language-menu'

/** Stands on every page, signed in or not. */
export function SiteCrisisBar() {
  const t = useMessages('common')
  return (
    <CrisisBar label={t('shell.crisisLabel')} hint={t('shell.crisisHint')} end={<LanguageMenu />}>
      <a href="tel:911">
        <Icon glyph={Phone} />
        {t('shell.emergency911')}
      </a>
      <a href="tel:988">{t('shell.crisis988')}</a>
    </CrisisBar>
  )
}
