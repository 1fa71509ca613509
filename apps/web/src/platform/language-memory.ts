import { DEFAULT_LOCALE, isOfferedLocale, type OfferedLocale } from '@careway/i18n/locales'

const STORAGE_KEY = 'careway-language'
/** The server reads it to send the start page in the right language at once. */
const COOKIE = 'careway_language'
const YEAR_SECONDS = 31_536_000

export function rememberLanguage(language: OfferedLocale): void {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Storage may be switched off; the cookie still carries it.
  }
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

/** `?lang=` in the address, then what was chosen before, then the page's own language, then English. */
export function recalledLanguage(): OfferedLocale {
  const asked = new URLSearchParams(location.search).get('lang')
  if (isOfferedLocale(asked)) {
    rememberLanguage(asked)
    return asked
  }
  return [stored(), document.documentElement.lang].find(isOfferedLocale) ?? DEFAULT_LOCALE
}
