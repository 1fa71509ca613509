import { inTheUnitedStates } from '@careway/i18n/formatters'

/** `17:00` as people say it. The hour is that of the place, wherever the reader is. */
export const clockTime = (time: string, language: string): string =>
  new Intl.DateTimeFormat(inTheUnitedStates(language), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  )

/** `2026-11-23T08:00` as a weekday and a time there. */
export const localMoment = (local: string, language: string): string =>
  new Intl.DateTimeFormat(inTheUnitedStates(language), {
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(new Date(`${local}:00Z`))

/** 1 is Monday. */
export const weekdayName = (weekday: number, language: string): string =>
  new Intl.DateTimeFormat(inTheUnitedStates(language), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 0, 4 + weekday)),
  )
