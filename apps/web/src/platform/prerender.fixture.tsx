import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { CatalogName } from '@careway/i18n/catalogs'
import { createMessages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import enCommon from '../../../../packages/i18n/messages/en/common.json'
import esCommon from '../../../../packages/i18n/messages/es/common.json'
import { LanguageProvider, type MessageSource } from './language'

type Catalogs = Readonly<Partial<Record<CatalogName, object>>>

/** Writes parts of the screen at `path` as HTML, with the sentences of these catalogs and of `common`. */
export function prerenderer(path: string, en: Catalogs, es: Catalogs) {
  /** Keys that were asked for and have no sentence. */
  const missing: string[] = []
  const messages = createMessages((key) => missing.push(key))
  for (const [language, catalogs] of [
    ['en', { common: enCommon, ...en }],
    ['es', { common: esCommon, ...es }],
  ] as const)
    for (const [name, catalog] of Object.entries(catalogs)) messages.add(language, name as CatalogName, catalog)
  const source: MessageSource = { messages, load: () => Promise.resolve(), requested: new Set() }

  /** @param client what has been called already */
  const written = (content: ReactNode, language: OfferedLocale = 'en', client = new QueryClient()) =>
    renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <LanguageProvider initial={language} source={source}>
          <Router ssrPath={path}>{content}</Router>
        </LanguageProvider>
      </QueryClientProvider>,
    )
  return { missing, written }
}
