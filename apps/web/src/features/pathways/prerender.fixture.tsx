import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMessages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import enCommon from '../../../../../packages/i18n/messages/en/common.json'
import enPathways from '../../../../../packages/i18n/messages/en/pathways.json'
import esCommon from '../../../../../packages/i18n/messages/es/common.json'
import esPathways from '../../../../../packages/i18n/messages/es/pathways.json'
import { LanguageProvider, type MessageSource } from '../../platform/language'

/** Keys that were asked for and have no sentence. */
export const missing: string[] = []
const messages = createMessages((key) => missing.push(key))
messages.add('en', 'common', enCommon)
messages.add('en', 'pathways', enPathways)
messages.add('es', 'common', esCommon)
messages.add('es', 'pathways', esPathways)
const source: MessageSource = { messages, load: () => Promise.resolve(), requested: new Set() }

/** What a part of the screen looks like as HTML, with its sentences. */
export const written = (content: ReactNode, language: OfferedLocale = 'en') =>
  renderToStaticMarkup(
    <LanguageProvider initial={language} source={source}>
      {content}
    </LanguageProvider>,
  )
