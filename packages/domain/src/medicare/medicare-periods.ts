import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'

/** A window for choices of Medicare that comes back on the same days of every year. */
export interface YearlyPeriod {
  /** Month and day, such as `10-15`. */
  readonly opens: string
  readonly closes: string
  readonly citations: readonly Citation[]
}

export interface DatedPeriod {
  readonly opensOn: CalendarDate
  readonly closesOn: CalendarDate
}

const cfr = (section: string, title: string): Citation => ({
  title,
  url: `https://www.ecfr.gov/current/title-42/section-${section}`,
  asOf: '2026',
})

/** To join, change or leave a Medicare Advantage or drug plan; what is chosen begins in January. */
export const medicareChangePeriod: YearlyPeriod = {
  opens: '10-15',
  closes: '12-07',
  citations: [cfr('422.62', '42 CFR 422.62(a)(2)'), cfr('423.38', '42 CFR 423.38(b)')],
}

/** For one change by members of Medicare Advantage, and for signing up late for Part B. */
export const medicareWinterPeriod: YearlyPeriod = {
  opens: '01-01',
  closes: '03-31',
  citations: [cfr('422.62', '42 CFR 422.62(a)(3)'), cfr('407.15', '42 CFR 407.15(a)')],
}

/** The period that a day falls in, or the next one. Both lie within one year. */
export function periodOn({ opens, closes }: YearlyPeriod, asOf: CalendarDate): DatedPeriod {
  const year = Number(asOf.slice(0, 4))
  const of = asOf.slice(5) > closes ? year + 1 : year
  return { opensOn: `${of}-${opens}` as CalendarDate, closesOn: `${of}-${closes}` as CalendarDate }
}
