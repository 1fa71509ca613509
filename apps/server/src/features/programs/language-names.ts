import type { OfferedLocale } from '@careway/i18n/locales'

const names = new Map<OfferedLocale, Intl.DisplayNames>()

/** The name of a language in another; the code itself where nobody knows it. */
export function languageName(code: string, locale: OfferedLocale): string {
  const known = names.get(locale) ?? new Intl.DisplayNames(`${locale}-US`, { type: 'language', fallback: 'code' })
  names.set(locale, known)
  try {
    return known.of(code) ?? code
  } catch {
    return code
  }
}

const regions = new Map<OfferedLocale, string>()

/** The country in a language. */
export function countryName(locale: OfferedLocale): string {
  const name = regions.get(locale) ?? new Intl.DisplayNames(`${locale}-US`, { type: 'region' }).of('US') ?? 'US'
  regions.set(locale, name)
  return name
}
