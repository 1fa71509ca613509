import type { CalendarDate } from '../kernel/calendar-date'
import { isCalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { plainText } from '../kernel/plain-text'
import {
  CENTS_FIELDS,
  DATE_FIELDS,
  LONGEST_TELLING,
  LONGEST_TEXT,
  LONG_FIELDS,
  TEXT_FIELDS,
  type CentsField,
  type DateField,
  type LetterField,
  type NumberField,
  type TextField,
} from './letter-fields'
import { isDenialReason, isPlanType, type DenialReason, type PlanType } from './letter-kinds'

type Known = Readonly<
  Partial<Record<TextField, string>> &
    Partial<Record<DateField, CalendarDate>> &
    Partial<Record<CentsField, Cents>> &
    Partial<Record<NumberField, number>>
>

/** All that a letter may be told. Everything is optional; texts are as people typed them. */
export interface LetterFacts extends Known {
  readonly planType?: PlanType
  readonly denialReason?: DenialReason
  /** A doctor says, or the person fears, that waiting could do serious harm. */
  readonly isUrgent?: boolean
  /** The plan is ending or cutting care that it had approved. */
  readonly endsApprovedCare?: boolean
  /** The care is already given: the dispute is about paying for it. */
  readonly isCareGiven?: boolean
  readonly isUnder21?: boolean
  /** Whether insurance was used, or is to be used, for the billed care. */
  readonly usesInsurance?: boolean
  /** An id of the program catalog, for the checklist. */
  readonly programId?: string
}

/** Nobody alive was billed before, and no plan keeps a claim open as long. */
const EARLIEST: CalendarDate = '1990-01-01'
const MOST_CENTS = 100_000_000_00
const MOST_PEOPLE = 30

const cut = (text: string, longest: number) => [...text].slice(0, longest).join('').trim()

function cleanText(field: TextField, text: string | undefined): string | undefined {
  const clean = cut(plainText(text ?? ''), LONG_FIELDS.has(field) ? LONGEST_TELLING : LONGEST_TEXT)
  return clean === '' ? undefined : clean
}

const cleanDate = (date: string | undefined, asOf: CalendarDate): CalendarDate | undefined =>
  date !== undefined && isCalendarDate(date) && date >= EARLIEST && date <= asOf ? date : undefined

/** The day on which approved care ends may lie ahead. */
const mayLieAhead: ReadonlySet<DateField> = new Set<DateField>(['benefitEndDate'])
const FAR_AHEAD: CalendarDate = '9999-12-31'

const isWhole = (value: number | undefined, most: number): value is number =>
  value !== undefined && Number.isSafeInteger(value) && value >= 0 && value <= most

const mapFields = <Field extends string, Value>(
  fields: readonly Field[],
  valueOf: (field: Field) => Value | undefined,
): Readonly<Partial<Record<Field, Value>>> => {
  const entries = fields.flatMap((field) => {
    const value = valueOf(field)
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries) as Partial<Record<Field, Value>>
}

type Dates = Readonly<Partial<Record<DateField, CalendarDate>>>

/** Nobody receives a letter before it was written: then one of the days is wrong, and the later is safer to count from. */
function withoutEarlyReceipt({ noticeReceivedDate: received, ...dates }: Dates): Dates {
  const { denialDate, collectorNoticeDate } = dates
  const written = denialDate ?? collectorNoticeDate
  const isEarly = received === undefined || (written !== undefined && received < written)
  return isEarly ? dates : { ...dates, noticeReceivedDate: received }
}

/**
 * The facts as they may stand in a letter: texts on one line, without characters that steer, cut to length; days that
 * are real and not ahead of `asOf`; whole amounts. What is not usable is left out and so becomes a blank.
 */
export function cleanFacts(facts: LetterFacts, asOf: CalendarDate): LetterFacts {
  const { planType, denialReason, isUrgent, endsApprovedCare, isCareGiven, isUnder21, usesInsurance, programId } = facts
  return {
    ...mapFields(TEXT_FIELDS, (field) => cleanText(field, facts[field])),
    ...withoutEarlyReceipt(
      mapFields(DATE_FIELDS, (field) => cleanDate(facts[field], mayLieAhead.has(field) ? FAR_AHEAD : asOf)),
    ),
    ...mapFields(CENTS_FIELDS, (field) => (isWhole(facts[field], MOST_CENTS) ? facts[field] : undefined)),
    ...(isWhole(facts.householdSize, MOST_PEOPLE) && facts.householdSize > 0
      ? { householdSize: facts.householdSize }
      : {}),
    ...(planType && isPlanType(planType) ? { planType } : {}),
    ...(denialReason && isDenialReason(denialReason) ? { denialReason } : {}),
    isUrgent: isUrgent === true,
    endsApprovedCare: endsApprovedCare === true,
    isCareGiven: isCareGiven === true,
    isUnder21: isUnder21 === true,
    ...(usesInsurance !== undefined && { usesInsurance }),
    ...(programId !== undefined && { programId }),
  }
}

/** Days that were given and cannot be right: not a day of the calendar, too long ago, or still to come. */
export const unusableDates = (facts: LetterFacts, clean: LetterFacts): readonly LetterField[] =>
  DATE_FIELDS.filter((field) => facts[field] !== undefined && clean[field] === undefined)
