import type { ReactNode } from 'react'
import { useMessages } from '../../platform/language'
import { SkipLink } from '../../ui/accessibility/skip-link'
import { Features } from './components/features'
import { Hero } from './components/hero'
import { Impact } from './components/impact'
import { LandingFooter } from './components/landing-footer'
import { LandingHeader } from './components/landing-header'
import { Resources } from './components/resources'
import { Start } from './components/start'
import type { ServiceFacts } from './service-facts'
import './landing.css'

export interface LandingPageProps {
  readonly service: ServiceFacts
  readonly languageMenu: ReactNode
  readonly wizard: ReactNode
}

/** The start page of a visitor. Written into files at build time; only the menu and the wizard come alive. */
export function LandingPage({ service, languageMenu, wizard }: LandingPageProps) {
  const t = useMessages('common')
  return (
    <div className="landing">
      <SkipLink targetId="main">{t('shell.skipToContent')}</SkipLink>
      <LandingHeader product={service.productName} languageMenu={languageMenu} />
      <main id="main" tabIndex={-1}>
        <Hero product={service.productName} />
        <Features />
        <Resources />
        <Impact />
        <Start wizard={wizard} />
      </main>
      <LandingFooter service={service} />
    </div>
  )
}
