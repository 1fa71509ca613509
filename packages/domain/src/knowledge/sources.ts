import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'

/** The day on which the words of the cards were last revised. */
export const CHECKED_ON: CalendarDate = '2026-11-23'

const OF_YEAR = '2026'

export const page = (title: string, url: string): Citation => ({ title, url, asOf: OF_YEAR })

export const medlinePlus = (path: string, title: string): Citation =>
  page(`MedlinePlus, ${title}`, `https://medlineplus.gov/${path}`)

export const cdc = (path: string, title: string): Citation => page(`CDC, ${title}`, `https://www.cdc.gov/${path}`)

export const healthCareGov = (path: string, title: string): Citation =>
  page(`HealthCare.gov, ${title}`, `https://www.healthcare.gov/${path}`)

export const regulation = (path: string, title: string): Citation => page(title, `https://www.ecfr.gov/current/${path}`)

export const statute = (path: string, title: string): Citation =>
  page(title, `https://www.law.cornell.edu/uscode/text/${path}`)
