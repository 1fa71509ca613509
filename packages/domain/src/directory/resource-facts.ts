/** A weekday of iCalendar, as HSDS writes it. */
export const SCHEDULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type ScheduleDay = (typeof SCHEDULE_DAYS)[number]

/**
 * One rule of when a thing is open, as HSDS 3 says it. Days are `YYYY-MM-DD`, times `HH:MM` on the clock of the place;
 * a day ends as `24:00`, and a closing time before the opening time is on the next day.
 */
export interface ResourceSchedule {
  readonly opensAt?: string
  readonly closesAt?: string
  /** Closed on these days, whatever the other rules say. It never has times. */
  readonly isClosed: boolean
  /** `MO,WE`, and `2MO` or `-1FR` with `MONTHLY`. */
  readonly byDay?: string
  /** Days of the month such as `1,15` or `-1`. */
  readonly byMonthDay?: string
  readonly byYearDay?: string
  readonly byWeekNumber?: string
  /** Absent: the days from `dtstart` to `until`, or every day where neither is there. */
  readonly freq?: 'WEEKLY' | 'MONTHLY'
  /** Every second week is 2, counted from `dtstart`. */
  readonly interval?: number
  readonly count?: number
  readonly weekStart?: ScheduleDay
  readonly dtstart?: string
  readonly until?: string
  readonly validFrom?: string
  readonly validTo?: string
  /** Hours from UTC as the directory prints them; the place's own time zone is better where it is known. */
  readonly timeZoneOffsetHours?: number
  readonly description?: string
  readonly notes?: string
  /**
   * True for what stands against the weekly rules of its days and goes before them: a rule of single days (`dtstart` to
   * `until`, without `freq`), or of the same days each year (`MONTHLY` with an `interval` of 12 from `dtstart`).
   */
  readonly isException: boolean
}

export interface ResourceFactsPhone {
  /** Ten digits of the North American plan, or a short code such as `211`, `988`. */
  readonly number: string
  readonly extension?: string
  /** `voice`, `text`, `fax`, `cell`, `video`, `pager`, `textphone`, or as the directory says. */
  readonly type?: string
  readonly description?: string
  readonly languages: readonly string[]
}

export interface ResourceFactsAddress {
  readonly line: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  readonly zipCode: string
  /** `zip-centre`: the directory gives no usable coordinates, so distances are to the middle of the ZIP. */
  readonly pointFrom: 'source' | 'zip-centre' | 'none'
}

export interface ResourceFactsLanguage {
  /** ISO 639 code in small letters, where it is known. */
  readonly code?: string
  readonly name: string
}

export interface ResourceFactsCost {
  readonly option?: string
  readonly amountCents?: number
  readonly currency?: string
  readonly amountDescription?: string
  readonly validFrom?: string
  readonly validTo?: string
}

export interface ResourceFactsTerm {
  readonly id: string
  readonly code?: string
  readonly name: string
}

/** All that a directory says about one thing to show, beyond the columns one searches by. Stored as JSON. */
export interface ResourceFacts {
  /** The ids the directory knows it by; `serviceAtLocationId` where it is at a place. */
  readonly serviceId: string
  readonly serviceAtLocationId?: string
  readonly organizationId?: string
  readonly locationId?: string
  readonly locationName?: string
  /** Plain text, whole. */
  readonly description: string
  readonly alternateName?: string
  readonly programName?: string
  readonly phones: readonly ResourceFactsPhone[]
  readonly email?: string
  readonly website?: string
  readonly address?: ResourceFactsAddress
  /** How to get there by bus or train, in words. */
  readonly transportation?: string
  readonly schedules: readonly ResourceSchedule[]
  readonly languages: readonly ResourceFactsLanguage[]
  readonly interpretation?: string
  readonly eligibility?: string
  readonly minimumAge?: number
  readonly maximumAge?: number
  readonly fees?: string
  readonly costOptions: readonly ResourceFactsCost[]
  /** Undefined where the directory does not say. */
  readonly isFree?: boolean
  readonly documents: readonly string[]
  readonly accessibility: readonly string[]
  /** True, false ("not accessible" in the directory's words), or undefined where it does not say. */
  readonly isAccessible?: boolean
  readonly applicationProcess?: string
  readonly waitTime?: string
  readonly alert?: string
  readonly licenses?: string
  readonly accreditations?: string
  readonly serviceAreaNames: readonly string[]
  readonly taxonomyTerms: readonly ResourceFactsTerm[]
  /** Only active services become resources. */
  readonly status: 'active'
}
