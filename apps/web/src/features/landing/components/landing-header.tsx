import type { ReactNode } from 'react'
import Phone from 'lucide-react/icons/phone'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { CrisisBar } from '../../../ui/crisis-bar/crisis-bar'
import { Icon } from '../../../ui/icon/icon'
import { Brand } from '../../../ui/top-bar/brand'
import { TopBar, TopEnd, TopNav } from '../../../ui/top-bar/top-bar'

export interface LandingHeaderProps {
  readonly product: string
  readonly languageMenu: ReactNode
}

export function LandingHeader({ product, languageMenu }: LandingHeaderProps) {
  const t = useMessages('common')
  return (
    <>
      <CrisisBar label={t('shell.crisisLabel')} hint={t('shell.crisisHint')} end={languageMenu}>
        <a href="tel:911">
          <Icon glyph={Phone} />
          {t('shell.emergency911')}
        </a>
        <a href="tel:988">{t('shell.crisis988')}</a>
      </CrisisBar>
      <TopBar>
        <Brand href="/">{product}</Brand>
        <TopNav label={t('shell.mainNavigation')} isForVisitors>
          <a href="#features">{t('shell.visitorFeatures')}</a>
          <a href="#resources">{t('shell.visitorResources')}</a>
          <a href="#impact">{t('shell.visitorImpact')}</a>
        </TopNav>
        <TopEnd>
          <Button variant="second" asChild>
            <a href="/api/login">{t('shell.getHelpNow')}</a>
          </Button>
        </TopEnd>
      </TopBar>
    </>
  )
}
