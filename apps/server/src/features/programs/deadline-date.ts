import { calendarDate, yearOf, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import type { HelpDeadline } from '@careway/domain/programs/program'

/** The next last day to apply, today included; nothing where it hangs on something of the person's own. */
export function nextDeadline(deadline: HelpDeadline, today: CalendarDate): CalendarDate | undefined {
  if (deadline.kind !== 'yearly') return undefined
  const thisYear = calendarDate(`${yearOf(today)}-${deadline.closesOn}`)
  return thisYear >= today ? thisYear : calendarDate(`${yearOf(today) + 1}-${deadline.closesOn}`)
}
