import { inTheUnitedStates } from '@careway/i18n/formatters'

const format = (date: Date, language: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(inTheUnitedStates(language), parts).format(date)

const asTitle = (text: string, language: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

/** An instant as the reader's clock shows it, such as `Tue, Dec 1, 10:30 AM`. */
export const formatMoment = (iso: string, language: string): string =>
  format(new Date(iso), language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })

/** The reader's own day of an instant, such as `Nov 20`. */
export const formatShortDay = (iso: string, language: string): string =>
  format(new Date(iso), language, { month: 'short', day: 'numeric' })

/** A day with its weekday, as a line of its own, such as `Saturday, November 21`. */
export const formatToday = (now: Date, language: string): string =>
  asTitle(format(now, language, { weekday: 'long', month: 'long', day: 'numeric' }), language)
