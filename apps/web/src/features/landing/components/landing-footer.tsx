import { localeOf, OFFERED_LOCALES } from '@careway/i18n/locales'
import { useMessages } from '../../../platform/language'
import { pathOf, type RouteName } from '../../../platform/routes'
import { Footer, FooterColumn, FooterColumns } from '../../../ui/footer/footer'
import { CrisisHelp } from '../../../widgets/layout/crisis-help'
import { FooterLastLine } from '../../../widgets/layout/footer-last-line'
import type { ServiceFacts } from '../service-facts'
import { Contacts } from './contacts'

type Words =
  'shell.insurance' | 'shell.carePathways' | 'shell.costCompare' | 'shell.aiHealthAssistant' | 'shell.dashboard'
type MoreWords = 'shell.resources' | 'shell.documents' | 'shell.funding' | 'footer.emergencyHelp' | 'footer.siteMap'
type LastWords = 'footer.languageSupport' | 'titles.howWeCalculate' | 'footer.privacy'
type Links = readonly (readonly [RouteName, Words | MoreWords | LastWords])[]

const CORE: Links = [
  ['insurance', 'shell.insurance'],
  ['pathways', 'shell.carePathways'],
  ['costComparison', 'shell.costCompare'],
  ['aiHealth', 'shell.aiHealthAssistant'],
]
const QUICK: Links = [
  ['home', 'shell.dashboard'],
  ['resources', 'shell.resources'],
  ['documents', 'shell.documents'],
  ['crowdfunding', 'shell.funding'],
]
const SUPPORT: Links = [
  ['help', 'footer.emergencyHelp'],
  ['sitemap', 'footer.siteMap'],
  ['equity', 'footer.languageSupport'],
  ['howWeCalculate', 'titles.howWeCalculate'],
  ['privacy', 'footer.privacy'],
]

function FooterLinks({ links }: { links: Links }) {
  const t = useMessages('common')
  return links.map(([route, words]) => (
    <li key={route}>
      <a href={pathOf(route)}>{t(words)}</a>
    </li>
  ))
}

function LanguageLinks() {
  return (
    <p className="foot__languages">
      {OFFERED_LOCALES.map((code) => (
        <a key={code} href={`/?lang=${code}`} lang={code} hrefLang={code}>
          {localeOf(code).ownName}
        </a>
      ))}
    </p>
  )
}

export function LandingFooter({ service }: { service: ServiceFacts }) {
  const t = useMessages('common')
  return (
    <Footer>
      <CrisisHelp />
      <FooterColumns>
        <FooterColumn title={t('footer.coreFeatures')}>
          <FooterLinks links={CORE} />
        </FooterColumn>
        <FooterColumn title={t('footer.quickAccess')}>
          <FooterLinks links={QUICK} />
        </FooterColumn>
        <FooterColumn title={t('footer.support')}>
          <FooterLinks links={SUPPORT} />
          <Contacts service={service} />
        </FooterColumn>
      </FooterColumns>
      <LanguageLinks />
      <FooterLastLine configuration={service} />
    </Footer>
  )
}
