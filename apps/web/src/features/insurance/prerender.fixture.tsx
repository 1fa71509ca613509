import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { createMessages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import enCommon from '../../../../../packages/i18n/messages/en/common.json'
import enCoverage from '../../../../../packages/i18n/messages/en/coverage.json'
import enInsurance from '../../../../../packages/i18n/messages/en/insurance.json'
import esCommon from '../../../../../packages/i18n/messages/es/common.json'
import esCoverage from '../../../../../packages/i18n/messages/es/coverage.json'
import esInsurance from '../../../../../packages/i18n/messages/es/insurance.json'
import { LanguageProvider, type MessageSource } from '../../platform/language'

/** Keys that were asked for and have no sentence. */
export const missing: string[] = []
const messages = createMessages((key) => missing.push(key))
for (const [language, common, coverage, insurance] of [
  ['en', enCommon, enCoverage, enInsurance],
  ['es', esCommon, esCoverage, esInsurance],
] as const) {
  messages.add(language, 'common', common)
  messages.add(language, 'coverage', coverage)
  messages.add(language, 'insurance', insurance)
}
const source: MessageSource = { messages, load: () => Promise.resolve(), requested: new Set() }

/** What a part of the screen looks like as HTML, with its sentences. */
export const written = (content: ReactNode, language: OfferedLocale = 'en') =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider initial={language} source={source}>
        <Router ssrPath="/insurance">{content}</Router>
      </LanguageProvider>
    </QueryClientProvider>,
  )
