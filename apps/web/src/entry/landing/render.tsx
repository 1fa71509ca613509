import '../../ui/tokens/base.css'
import './fallback-font.css'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createMessages } from '@careway/i18n/create-messages'
import type { CatalogName } from '@careway/i18n/catalogs'
import { localeOf, OFFERED_LOCALES, type OfferedLocale } from '@careway/i18n/locales'
import { LanguageSelect } from '../../features/landing/components/language-select'
import { LandingPage } from '../../features/landing/landing-page'
import { LanguageProvider, type MessageSource } from '../../platform/language'
import { LandingHead } from './landing-head'
import { WIZARD_ID_PREFIX, WizardRoot } from './wizard-root'
import { WizardPlace } from './wizard-place'

const files = import.meta.glob<object>(
  '../../../../../packages/i18n/messages/*/{common,landing,profile,validation}.json',
  { import: 'default', eager: true },
)

function sourceOfFiles(): MessageSource {
  const messages = createMessages()
  for (const [path, catalog] of Object.entries(files)) {
    const [, locale, name] = /([^/]+)\/([^/]+)\.json$/.exec(path)!
    messages.add(locale as OfferedLocale, name as CatalogName, catalog)
  }
  return { messages, load: () => Promise.resolve(), requested: new Set() }
}

/**
 * A form that is sent before its code is there must not put what was typed into the address. "dialog" sends nothing,
 * and the code that takes the form over doesn't mind it.
 */
const sendingNothing = (html: string) => html.replace('<form ', '<form method="dialog" ')

export interface RenderedLanding {
  readonly language: OfferedLocale
  readonly direction: string
  readonly head: string
  readonly page: string
}

/** The landing page of one language, for the placeholders of `landing.html`. `day` is the day of the build. */
function renderLanding(language: OfferedLocale, source: MessageSource, day: string): RenderedLanding {
  const service = { productName: '%PRODUCT_NAME%', updatedOn: day }
  const wizard = renderToString(<WizardRoot language={language} source={source} />, {
    identifierPrefix: WIZARD_ID_PREFIX,
  })
  const head = renderToStaticMarkup(
    <LanguageProvider initial={language} source={source}>
      <LandingHead product={service.productName} />
    </LanguageProvider>,
  )
  const page = renderToStaticMarkup(
    <LanguageProvider initial={language} source={source}>
      <LandingPage
        service={service}
        languageMenu={<LanguageSelect />}
        wizard={<WizardPlace html={sendingNothing(wizard)} />}
      />
    </LanguageProvider>,
  )
  return { language, direction: localeOf(language).direction, head, page }
}

export function renderLandings(day: string): readonly RenderedLanding[] {
  const source = sourceOfFiles()
  return OFFERED_LOCALES.map((language) => renderLanding(language, source, day))
}
