/** An instant as the reader's clock shows it, such as `Tue, Dec 1, 10:30 AM`. */
export const formatMoment = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(iso))

/** The reader's own day of an instant, such as `Nov 20`. */
export const formatShortDay = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: 'short', day: 'numeric' }).format(new Date(iso))

/** The reader's own day of an instant with its weekday, such as `Saturday, November 21`. */
export const formatToday = (now: Date, language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long', day: 'numeric' }).format(now)
