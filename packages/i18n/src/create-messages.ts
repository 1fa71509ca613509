import { createInstance, type i18n as Instance } from 'i18next'
import { formatters } from './formatters'
import { DEFAULT_LOCALE, type LocaleCode } from './locales'
import type { CatalogName, MessageKey } from './catalogs'

export type MessageParameters = Readonly<Record<string, string | number>>

/** Turns a key of one catalog into a sentence. */
export type Translate<Name extends CatalogName> = (key: MessageKey<Name>, params?: MessageParameters) => string

export interface Messages {
  add(locale: LocaleCode, name: CatalogName, catalog: object): void
  has(locale: LocaleCode, name: CatalogName): boolean
  translate<Name extends CatalogName>(locale: LocaleCode, name: Name): Translate<Name>
  /** For codes that come from a rule: the key is not known to the compiler, the house tests know it. */
  translateCode(locale: LocaleCode, name: CatalogName, code: string, params?: MessageParameters): string
  /** Whether there is a sentence for the code: some are there only where they are worth it. */
  knows(locale: LocaleCode, name: CatalogName, code: string): boolean
}

/** A holder of message catalogs. Nothing is escaped here: React and the mail templates do that. */
export function createMessages(onMissing?: (key: string) => void): Messages {
  const instance: Instance = createInstance()
  void instance.init({
    resources: {},
    lng: DEFAULT_LOCALE,
    fallbackLng: DEFAULT_LOCALE,
    ns: [],
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
    saveMissing: onMissing !== undefined,
    missingKeyHandler: onMissing
      ? (_languages: readonly string[], name: string, key: string) => onMissing(`${name}:${key}`)
      : false,
  })
  for (const [name, format] of Object.entries(formatters)) instance.services.formatter?.addCached(name, format)

  const translateCode: Messages['translateCode'] = (locale, name, code, params) =>
    instance.t(code, { ...params, lng: locale, ns: name })
  return {
    add: (locale, name, catalog) => void instance.addResourceBundle(locale, name, catalog, true, true),
    has: (locale, name) => instance.hasResourceBundle(locale, name),
    translate: (locale, name) => (key, params) => translateCode(locale, name, key, params),
    translateCode,
    knows: (locale, name, code) => instance.exists(code, { lng: locale, ns: name }),
  }
}
