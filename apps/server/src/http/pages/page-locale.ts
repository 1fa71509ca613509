import { DEFAULT_LOCALE, isOfferedLocale, type OfferedLocale } from '@careway/i18n/locales'

/** Where the web app keeps the chosen language for the server to see. */
export const LANGUAGE_COOKIE = 'careway_language'

/** The language of a first page: asked for, else chosen before, else English. The browser's own list is not asked. */
export function pageLocale(asked: unknown, kept: string | undefined): OfferedLocale {
  if (typeof asked === 'string' && isOfferedLocale(asked)) return asked
  return isOfferedLocale(kept) ? kept : DEFAULT_LOCALE
}
