import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'

/** The twelve languages of the interface, each by its own name. */
export const LOCALES = [
  { code: 'en', ownName: 'English', direction: 'ltr' },
  { code: 'es', ownName: 'Español', direction: 'ltr' },
  { code: 'zh', ownName: '中文', direction: 'ltr' },
  { code: 'ar', ownName: 'العربية', direction: 'rtl' },
  { code: 'hi', ownName: 'हिन्दी', direction: 'ltr' },
  { code: 'fr', ownName: 'Français', direction: 'ltr' },
  { code: 'ko', ownName: '한국어', direction: 'ltr' },
  { code: 'vi', ownName: 'Tiếng Việt', direction: 'ltr' },
  { code: 'ru', ownName: 'Русский', direction: 'ltr' },
  { code: 'pt', ownName: 'Português', direction: 'ltr' },
  { code: 'tl', ownName: 'Tagalog', direction: 'ltr' },
  { code: 'ja', ownName: '日本語', direction: 'ltr' },
] as const satisfies readonly { readonly code: InterfaceLanguage; ownName: string; direction: 'ltr' | 'rtl' }[]

export type LocaleCode = InterfaceLanguage
export type Locale = (typeof LOCALES)[number]

/** Languages whose catalogs are whole. Only these are offered: a half-translated page helps nobody. */
export const OFFERED_LOCALES = ['en', 'es'] as const satisfies readonly LocaleCode[]
export type OfferedLocale = (typeof OFFERED_LOCALES)[number]

export const DEFAULT_LOCALE: OfferedLocale = 'en'

export const isOfferedLocale = (text: string | null | undefined): text is OfferedLocale =>
  (OFFERED_LOCALES as readonly string[]).includes(text ?? '')

export const localeOf = (code: LocaleCode): Locale => LOCALES.find((each) => each.code === code)!

/** The first offered language of an `Accept-Language` header, by weight; the default when there is none. */
export function preferredLocale(acceptLanguage: string | undefined): OfferedLocale {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...settings] = part.trim().split(';')
      const weight = settings.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find((each) => each !== undefined)
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .sort((a, b) => b.weight - a.weight)
  return wanted.map((each) => each.language).find(isOfferedLocale) ?? DEFAULT_LOCALE
}
