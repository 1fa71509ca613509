import type { CatalogName } from '@careway/i18n/catalogs'
import { createMessages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { MessageSource } from './language'
import { createRetriable } from './retriable'

/** All but what only the server says. */
const files = import.meta.glob<object>(
  ['../../../../packages/i18n/messages/*/*.json', '!**/mail.json', '!**/problems.json'],
  { import: 'default' },
)

/** Catalogs fetched one file a language and feature, when a screen first needs them. */
export function createMessageSource(): MessageSource {
  const messages = createMessages()
  const requested = new Set<CatalogName>()
  const fetchCatalog = async (locale: OfferedLocale, name: CatalogName) => {
    const file = files[`../../../../packages/i18n/messages/${locale}/${name}.json`]
    if (!file) throw new Error(`There is no catalog ${locale}/${name}`)
    messages.add(locale, name, await file())
  }
  const arriving = createRetriable(async (key: string) => {
    const [locale, ...names] = key.split(' ') as [OfferedLocale, ...CatalogName[]]
    await Promise.all(names.filter((name) => !messages.has(locale, name)).map((name) => fetchCatalog(locale, name)))
  })
  return {
    messages,
    requested,
    load: (locale, names) => {
      for (const name of names) requested.add(name)
      return arriving([locale, ...names].join(' '))
    },
  }
}
