import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation, Reason } from '../kernel/decision'
import type { CoverageCategory, CoverageProgram } from '../vocabulary/coverage-terms'

/** What `threshold` and `number` count. */
export type RuleUnit = 'percent-of-poverty' | 'years' | 'cents' | 'share-of-income' | 'day'

/** One rule held against one person: the line the law draws and where they stand. */
export interface RuleFinding {
  /** A code such as `medicaid.adult-expansion`; the sentence is in the catalogs. */
  readonly rule: string
  readonly unit?: RuleUnit
  /** The limit, inclusive unless the rule's sentence says otherwise. */
  readonly threshold?: number
  /** The person's own number, in the same unit. */
  readonly number?: number
  readonly source: Citation
  /** Since when the threshold holds. */
  readonly effectiveFrom: CalendarDate
}

/** How sure the answer is: a rule that leans on something nobody said, or on an uncertain fact, is never flat. */
export type Certainty = 'clear' | 'check'

/** What one person can get, by the rule that decided it. */
export interface ProgramDecision extends RuleFinding {
  readonly program: CoverageProgram
  readonly category: CoverageCategory
  readonly certainty: Certainty
  readonly reasons: readonly Reason[]
  /** Questions whose answer could change the decision, as codes. */
  readonly questions: readonly string[]
}
