import type { CalendarDate } from '../../../kernel/calendar-date'
import type { LanguagePreference } from '../../../vocabulary/language-preference'

/** The day on which people last held these records against their sources. */
export const CHECKED_ON: CalendarDate = '2026-11-21'

export const ENGLISH: readonly LanguagePreference[] = ['english']
export const ENGLISH_AND_SPANISH: readonly LanguagePreference[] = ['english', 'spanish']

/** 1-800-MEDICARE, and the number for people who use a TTY. */
export const MEDICARE_LINE = { phone: '8006334227', tty: '8774862048' } as const
/** CDC-INFO. */
export const CDC_LINE = { phone: '8002324636', tty: '8882326348' } as const
