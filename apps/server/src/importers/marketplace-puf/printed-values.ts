import { isCalendarDate, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import type { Cents } from '@careway/domain/kernel/cents'

const AMOUNT = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2}0*)?(?:\s+per (?:person|group))?$/i
const ABSENT = /^(|not applicable|n\/?a|\$?\s*not applicable|per (person|group) not applicable)$/i

/** No plan has a limit or a charge above it, and twice the sum of two still fits the column. */
export const MOST_DOLLARS = 1_000_000

/** To six decimals: less than that is nothing, and the column can't hold all that can be printed. */
const asShare = (share: number) => Math.round(share * 1e6) / 1e6

export type Printed<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unreadable'; readonly text: string }

const value = <Value>(found: Value): Printed<Value> => ({ kind: 'value', value: found })

/** "$4,500 ", "$4500 per person", "Not Applicable". */
export function printedMoney(text: string): Printed<Cents> {
  const plain = text.trim()
  if (ABSENT.test(plain)) return { kind: 'absent' }
  const parts = AMOUNT.exec(plain)
  const amount = parts ? Number(`${parts[1]!.replaceAll(',', '')}${parts[2] ?? ''}`) : Number.NaN
  return amount <= MOST_DOLLARS ? value(Math.round(amount * 100)) : { kind: 'unreadable', text: plain }
}

/** "20%", "20.00%", "Not Applicable", as a share of 1. */
export function printedShare(text: string): Printed<number> {
  const plain = text.trim()
  if (ABSENT.test(plain)) return { kind: 'absent' }
  const number = /^(\d+(?:\.\d+)?)\s*%$/.exec(plain)?.[1]
  const share = asShare(Number(number) / 100)
  return number !== undefined && share <= 1 ? value(share) : { kind: 'unreadable', text: plain }
}

/** The part of a premium for essential benefits: "1", "0.9965" or "99.65%". Undefined where it is not said. */
export function essentialShareOf(text: string): number | undefined {
  const percent = printedShare(text)
  if (percent.kind === 'value') return percent.value > 0 ? percent.value : undefined
  const share = asShare(Number(text))
  return text.trim() !== '' && share > 0 && share <= 1 ? share : undefined
}

export function yesOrNo(text: string): boolean | undefined {
  if (/^yes$/i.test(text)) return true
  return /^no$/i.test(text) ? false : undefined
}

/** The day of "2025-10-15 05:02:15", "2025-10-15" or "10/15/2025 5:02". */
export function printedDay(text: string): CalendarDate | undefined {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(text)
  const day = american
    ? `${american[3]}-${american[1]!.padStart(2, '0')}-${american[2]!.padStart(2, '0')}`
    : text.slice(0, 10)
  return isCalendarDate(day) ? day : undefined
}
