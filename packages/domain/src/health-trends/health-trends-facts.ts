import type { OptionCode } from '../care-pathways/codes/option-codes'
import type { PathwayProgress } from '../care-pathways/pathway-progress'
import type { CalendarDate } from '../kernel/calendar-date'
import type { BookmarkStatus, BookmarkType } from '../vocabulary/bookmark-terms'
import type { HelpCircumstance, HelpType } from '../vocabulary/help-terms'
import type {
  ChronicCondition,
  FinancialSituation,
  Gender,
  HealthcareNeed,
  InsuranceStatus,
  Urgency,
} from '../vocabulary/profile-choices'

/** A care pathway the person was shown, and how far they are on it. */
export interface PathwayRecord extends PathwayProgress {
  /** An option that is no longer offered counts for nothing but its steps. */
  readonly option: OptionCode | (string & Record<never, never>)
  /** The day of the appointment. */
  readonly scheduledOn?: CalendarDate
  readonly lastChangedOn: CalendarDate
}

/** Something the person saved. */
export interface SavedRecord {
  readonly type: BookmarkType
  readonly status: BookmarkStatus
  /** What a saved program or resource helps with, where that is known. */
  readonly help?: HelpType
  readonly deadline?: CalendarDate
}

/** All that the rule looks at. Nothing here names the person. */
export interface HealthTrendsFacts {
  /** Whole years. */
  readonly age: number
  readonly gender: Gender
  /** Nothing where nobody said. */
  readonly isPregnant?: boolean
  readonly insuranceStatus: InsuranceStatus
  /** Whether the profile, or a chosen plan, says which plan it is. */
  readonly namesPlan: boolean
  readonly need: HealthcareNeed
  readonly urgency: Urgency
  readonly chronicConditions: readonly ChronicCondition[]
  readonly hasTransportation: boolean
  /** Income as whole percent of the poverty guideline; nothing where it is not known. */
  readonly fplPercent?: number
  /** The coarse answer, used where no income was given. */
  readonly financialSituation?: FinancialSituation
  readonly circumstances: Readonly<Partial<Record<HelpCircumstance, boolean>>>
  readonly pathways: readonly PathwayRecord[]
  readonly saved: readonly SavedRecord[]
  readonly hasConversations: boolean
}
