import type { CalendarDate } from '../kernel/calendar-date'
import type { LawReference, LetterDeadline } from './letter'
import type { LetterFacts } from './letter-facts'
import type { AppealPlan, AppealReason } from './letter-kinds'

/** An appeal in the making. */
export interface Appeal {
  readonly plan: AppealPlan
  readonly reason: AppealReason
  readonly facts: LetterFacts
  readonly asOf: CalendarDate
  readonly law: readonly LawReference[]
  readonly deadline: LetterDeadline
  readonly otherDeadlines: readonly LetterDeadline[]
}
