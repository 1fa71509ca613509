import { createContext, use, useCallback, useContext, useMemo, useState, type ReactNode } from 'react'
import type { CatalogName } from '@careway/i18n/catalogs'
import type { MessageParameters, Messages, Translate } from '@careway/i18n/create-messages'
import { DEFAULT_LOCALE, localeOf, type OfferedLocale } from '@careway/i18n/locales'
import { rememberLanguage } from './language-memory'
import { retryFailedFetches } from './retriable'

/** The catalogs in hand and the way to fetch more. */
export interface MessageSource {
  readonly messages: Messages
  /** Fetches what is missing. Resolves when every named catalog is there; the same promise for the same names. */
  load(locale: OfferedLocale, names: readonly CatalogName[]): Promise<void>
  /** Every catalog asked for so far, so that a switch of language brings them all. */
  readonly requested: ReadonlySet<CatalogName>
}

export interface Language {
  readonly language: OfferedLocale
  readonly direction: 'ltr' | 'rtl'
  /** True for every language but English. */
  readonly isTranslationActive: boolean
  /** Fetches the catalogs first, then switches: what is typed stays. */
  setLanguage(language: OfferedLocale): Promise<void>
}

const LanguageContext = createContext<(Language & { source: MessageSource }) | null>(null)

function useLanguageContext() {
  const context = useContext(LanguageContext)
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider')
  return context
}

export const useLanguage = (): Language => useLanguageContext()

/** The sentences of one catalog, in the reader's language. */
export function useMessages<Name extends CatalogName>(name: Name): Translate<Name> {
  const { language, source } = useLanguageContext()
  return useMemo(() => source.messages.translate(language, name), [source, language, name])
}

/** Sentences for codes that come from a rule or a server answer. */
export function useCodeMessages(name: CatalogName): (code: string, params?: MessageParameters) => string {
  const { language, source } = useLanguageContext()
  return useCallback(
    (code, params) => source.messages.translateCode(language, name, code, params),
    [source, language, name],
  )
}

/** Waits, by suspending, until the named catalogs are there in the reader's language. Never shows a raw key. */
export function useCatalogs(names: readonly CatalogName[]): void {
  const { language, source } = useLanguageContext()
  if (!names.every((name) => source.messages.has(language, name))) use(source.load(language, names))
}

/** The same for any language, asked again while a screen that came meanwhile needs more. */
async function loadRequested(source: MessageSource, language: OfferedLocale): Promise<void> {
  await source.load(language, [...source.requested])
  const isWhole = [...source.requested].every((name) => source.messages.has(language, name))
  if (!isWhole) await loadRequested(source, language)
}

export function applyToDocument(language: OfferedLocale) {
  document.documentElement.lang = language
  document.documentElement.dir = localeOf(language).direction
}

export function LanguageProvider(props: { initial: OfferedLocale; source: MessageSource; children: ReactNode }) {
  const { initial, source, children } = props
  const [language, setCurrent] = useState(initial)
  const setLanguage = useCallback(
    async (next: OfferedLocale) => {
      retryFailedFetches()
      await loadRequested(source, next)
      rememberLanguage(next)
      applyToDocument(next)
      setCurrent(next)
    },
    [source],
  )
  const value = useMemo(
    () => ({
      language,
      direction: localeOf(language).direction,
      isTranslationActive: language !== DEFAULT_LOCALE,
      setLanguage,
      source,
    }),
    [language, setLanguage, source],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}
