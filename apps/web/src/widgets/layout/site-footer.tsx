import type { MessageKey } from '@careway/i18n/catalogs'
import { configurationOfPage } from '../../platform/configuration'
import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import type { RouteName } from '../../platform/routes'
import { Button } from '../../ui/button/button'
import { Footer, FooterColumn, FooterColumns, FooterOffer } from '../../ui/footer/footer'
import { CrisisHelp } from './crisis-help'
import { FooterLastLine } from './footer-last-line'
import { SupportContacts } from './support-contacts'

type FooterLink = readonly [RouteName, MessageKey<'common'>]

const coreFeatures: readonly FooterLink[] = [
  ['insurance', 'shell.insurance'],
  ['pathways', 'shell.carePathways'],
  ['costComparison', 'shell.costCompare'],
  ['aiHealth', 'shell.aiHealthAssistant'],
  ['crowdfunding', 'shell.funding'],
]
const quickAccess: readonly FooterLink[] = [
  ['home', 'shell.dashboard'],
  ['myPathways', 'shell.myPathways'],
  ['resources', 'shell.resources'],
  ['documents', 'shell.documents'],
  ['featureRequests', 'shell.featureRequests'],
]
const support: readonly FooterLink[] = [
  ['help', 'footer.emergencyHelp'],
  ['sitemap', 'footer.siteMap'],
  ['equity', 'footer.languageSupport'],
  ['howWeCalculate', 'titles.howWeCalculate'],
  ['privacy', 'footer.privacy'],
]

/** The footer of whoever is signed in. */
export function SiteFooter() {
  const t = useMessages('common')
  const configuration = configurationOfPage()
  return (
    <Footer>
      <CrisisHelp />
      <PremiumOffer />
      <FooterColumns>
        <FooterColumn title={t('footer.coreFeatures')}>
          <FooterLinks links={coreFeatures} />
        </FooterColumn>
        <FooterColumn title={t('footer.quickAccess')}>
          <FooterLinks links={quickAccess} />
        </FooterColumn>
        <FooterColumn title={t('footer.support')}>
          <FooterLinks links={support} />
          <SupportContacts configuration={configuration} />
        </FooterColumn>
      </FooterColumns>
      <FooterLastLine configuration={configuration} />
    </Footer>
  )
}

function PremiumOffer() {
  const t = useMessages('common')
  const actions = (
    <>
      <Button variant="line-deep" asChild>
        <RouteLink to="premium">{t('footer.explorePremium')}</RouteLink>
      </Button>
      <Button variant="line-deep" asChild>
        <RouteLink to="pathways">{t('footer.findPathways')}</RouteLink>
      </Button>
    </>
  )
  return (
    <FooterOffer title={t('footer.premiumTitle')} actions={actions}>
      {t('footer.premiumText')}
    </FooterOffer>
  )
}

function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  const t = useMessages('common')
  return links.map(([to, label]) => (
    <li key={to}>
      <RouteLink to={to}>{t(label)}</RouteLink>
    </li>
  ))
}
