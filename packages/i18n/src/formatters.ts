type Format = (locale: string | undefined) => (value: unknown) => string

/**
 * The language as it is written in the United States: Spanish readers here meet `$1,234` and `3:30 p.m.`, not the
 * `1234 $` and `15:30` of Spain.
 */
export const inTheUnitedStates = (locale: string | undefined): string | undefined =>
  locale === undefined || locale.includes('-') ? locale : `${locale}-US`

const moneyFormats = new Map<string, Intl.NumberFormat>()

/** A format takes longer to make than to use a hundred times: each is made once. */
function money(locale: string | undefined, fractionDigits: number): Intl.NumberFormat {
  const key = `${locale} ${fractionDigits}`
  const known = moneyFormats.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(inTheUnitedStates(locale), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: fractionDigits,
    minimumFractionDigits: fractionDigits,
  })
  moneyFormats.set(key, format)
  return format
}

/** `$1,234`, or `$12.50` where there are cents to show. */
export const formatCents = (amountCents: number, locale?: string): string =>
  money(locale, amountCents % 100 === 0 ? 0 : 2).format(amountCents / 100)

/** Whole dollars, as cards show them. */
export const formatWholeDollars = (dollars: number, locale?: string): string =>
  money(locale, 0).format(Math.round(dollars))

/** A North American number of ten digits as `(555) 010-0199`; shorter ones, such as 911, as they are. */
export function formatPhone(digits: string): string {
  const parts = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits.replaceAll(/\D/g, ''))
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits
}

const asDate = (value: unknown) => {
  const text = String(value)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T12:00:00Z`) : new Date(text)
}

/** Formatters that messages may name, as in `{{costCents, cents}}`. */
export const formatters: Readonly<Record<string, Format>> = {
  cents: (locale) => (value) => formatCents(Number(value), locale),
  dollars: (locale) => (value) => formatWholeDollars(Number(value), locale),
  phone: () => (value) => formatPhone(String(value)),
  miles: (locale) => {
    const format = new Intl.NumberFormat(inTheUnitedStates(locale), { maximumFractionDigits: 1 })
    return (value) => format.format(Number(value))
  },
  number: (locale) => {
    const format = new Intl.NumberFormat(inTheUnitedStates(locale))
    return (value) => format.format(Number(value))
  },
  percent: (locale) => {
    const format = new Intl.NumberFormat(inTheUnitedStates(locale), { style: 'percent', maximumFractionDigits: 1 })
    return (value) => format.format(Number(value))
  },
  day: (locale) => {
    const format = new Intl.DateTimeFormat(inTheUnitedStates(locale), { dateStyle: 'long', timeZone: 'UTC' })
    return (value) => format.format(asDate(value))
  },
}
