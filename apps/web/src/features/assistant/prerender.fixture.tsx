import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { createMessages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import enAssistant from '../../../../../packages/i18n/messages/en/assistant.json'
import enCommon from '../../../../../packages/i18n/messages/en/common.json'
import esAssistant from '../../../../../packages/i18n/messages/es/assistant.json'
import esCommon from '../../../../../packages/i18n/messages/es/common.json'
import { LanguageProvider, type MessageSource } from '../../platform/language'

/** Keys that were asked for and have no sentence. */
export const missing: string[] = []
const messages = createMessages((key) => missing.push(key))
messages.add('en', 'common', enCommon)
messages.add('en', 'assistant', enAssistant)
messages.add('es', 'common', esCommon)
messages.add('es', 'assistant', esAssistant)
const source: MessageSource = { messages, load: () => Promise.resolve(), requested: new Set() }

/** What a part of the screen looks like as HTML, with its sentences. */
export const written = (content: ReactNode, language: OfferedLocale = 'en') =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageProvider initial={language} source={source}>
        <Router ssrPath="/ai-health">{content}</Router>
      </LanguageProvider>
    </QueryClientProvider>,
  )
