const pad = (value: number) => String(value).padStart(2, '0')

/** What the two boxes of the form hold: `YYYY-MM-DD` and `HH:MM`, in the reader's own time. */
export interface AppointmentEntry {
  readonly date: string
  readonly time: string
}

export const EMPTY_ENTRY: AppointmentEntry = { date: '', time: '' }

export const entryOf = (moment: Date): AppointmentEntry => ({
  date: `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`,
  time: `${pad(moment.getHours())}:${pad(moment.getMinutes())}`,
})

/** The moment meant, or undefined while the day or the time is missing. */
export function momentOf({ date, time }: AppointmentEntry): Date | undefined {
  const moment = new Date(`${date}T${time}`)
  return date && time && !Number.isNaN(moment.getTime()) ? moment : undefined
}

export type AppointmentFault = 'schedule.dateRequired' | 'schedule.timeRequired' | 'schedule.past'

export type AppointmentFaults = { readonly [Box in keyof AppointmentEntry]?: AppointmentFault }

/** What is wrong with the entry, by the box it stands in. */
export function faultOf(entry: AppointmentEntry, now: Date): AppointmentFaults {
  if (!entry.date) return { date: 'schedule.dateRequired', ...(entry.time ? {} : { time: 'schedule.timeRequired' }) }
  if (!entry.time) return { time: 'schedule.timeRequired' }
  const moment = momentOf(entry)
  if (!moment) return { date: 'schedule.dateRequired' }
  return moment < now ? { [entry.date < entryOf(now).date ? 'date' : 'time']: 'schedule.past' } : {}
}

/** `Tuesday, December 1, 2026 at 2:30 PM`, as people in the United States write it in the language given. */
export const appointmentText = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'full', timeStyle: 'short' }).format(new Date(instant))
