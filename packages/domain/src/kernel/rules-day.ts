import { calendarDateIn, type CalendarDate } from './calendar-date'

/** Federal rules change at midnight in Washington: the day there decides where a person's own is not known. */
export const RULES_ZONE = 'America/New_York'

/** The day by which rules are read at a moment. */
export const rulesDayAt = (moment: Date): CalendarDate => calendarDateIn(moment, RULES_ZONE)
