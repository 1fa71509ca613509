import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import type { UsState } from '../vocabulary/us-state'
import { medicaidStatus, type MedicaidStatus, type MedicaidStatusFacts } from './medicaid-status'

const EMERGENCY = because('immigration.emergency-medicaid')

const REASONS: Readonly<Record<MedicaidStatus, readonly Reason[]>> = {
  eligible: [],
  check: [because('medicaid.check-immigration-status'), EMERGENCY],
  'five-year-bar': [because('immigration.five-year-wait'), EMERGENCY, because('immigration.state-may-pay')],
  'emergency-only': [because('immigration.medicaid-status'), EMERGENCY, because('immigration.state-may-pay')],
}

/** What a person's status means for Medicaid, in sentences; none where it opens it. Emergencies are always named. */
export const medicaidStatusReasons = (
  facts: MedicaidStatusFacts,
  state: UsState,
  asOf: CalendarDate,
): readonly Reason[] => REASONS[medicaidStatus(facts, state, asOf)]
