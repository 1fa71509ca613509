import type { ReactNode } from 'react'
import { configurationOfPage } from '../../platform/configuration'
import { useMessages } from '../../platform/language'
import { SkipLink } from '../../ui/accessibility/skip-link'
import { Footer } from '../../ui/footer/footer'
import { TopBar } from '../../ui/top-bar/top-bar'
import { CrisisHelp } from './crisis-help'
import { FooterLastLine } from './footer-last-line'
import { SiteBrand } from './site-brand'
import { SiteCrisisBar } from './site-crisis-bar'

/** Around the screens of a visitor: help in a crisis, the language, the name, and nothing that needs an account. */
export function VisitorLayout({ children }: { children: ReactNode }) {
  const t = useMessages('common')
  return (
    <>
      <SkipLink targetId="main">{t('shell.skipToContent')}</SkipLink>
      <SiteCrisisBar />
      <TopBar>
        <SiteBrand />
      </TopBar>
      <main id="main" className="main wrap" tabIndex={-1}>
        {children}
      </main>
      <Footer>
        <CrisisHelp />
        <FooterLastLine configuration={configurationOfPage()} />
      </Footer>
    </>
  )
}
