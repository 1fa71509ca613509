import { isCalendarDate, type CalendarDate } from '../../kernel/calendar-date'
import { DATE_FIELDS, type DateField } from '../letter-fields'
import { IS_SENTENCE_START, LEADS, TAILS } from './date-labels'
import { findDates, type FoundDate } from './find-dates'
import { leadTo, onlyOne, tailOf } from './span'

function fieldOf(text: string, found: readonly FoundDate[], at: number): DateField | undefined {
  const lead = leadTo(text, found[at]!, found[at - 1])
  const label = LEADS.find(({ says }) => says.test(lead))
  if (label) return label.field
  if (!IS_SENTENCE_START.test(lead)) return undefined
  const tail = tailOf(text, found[at]!, found[at + 1])
  return TAILS.find(({ says }) => says.test(tail))?.field
}

/** A letter is one about a no only where the text speaks of a no, or of a debt. */
const IS_ABOUT_A_NO =
  /den(?:y|ied|ies|ial)|refus|reject|turned down|said no|appeal|collect|neg[aó]|deneg|rechaz|dij(?:o|eron) que no|apel|cobr/iu
const NEEDS_A_NO: ReadonlySet<DateField> = new Set<DateField>(['noticeReceivedDate', 'denialDate'])

/** The dates of a text by what the words beside them call them. One called two ways, or by nothing, is left out. */
export function readDates(text: string, isSpanish: boolean): Readonly<Partial<Record<DateField, CalendarDate>>> {
  const found = findDates(text, isSpanish)
  const named = found.map(({ date }, at) => ({ date, field: fieldOf(text, found, at) }))
  const isAboutANo = IS_ABOUT_A_NO.test(text)
  const fields = DATE_FIELDS.filter((field) => isAboutANo || !NEEDS_A_NO.has(field))
  const entries = fields.flatMap((field) => {
    const date = onlyOne(named.filter((each) => each.field === field).map((each) => each.date))
    return date && isCalendarDate(date) ? [[field, date] as const] : []
  })
  return Object.fromEntries(entries)
}
