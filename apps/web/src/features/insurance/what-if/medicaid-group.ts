import type { Household } from '@careway/domain/household/household'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import type { Citation } from '@careway/domain/kernel/decision'
import { medicaidRules } from '@careway/domain/medicaid/medicaid-rules'

/** The limit that comes closest for somebody: the highest of the groups that are open to them. */
export interface NearestGroup {
  readonly rule: string
  /** Percent of the poverty guideline, inclusive. */
  readonly threshold: number
  readonly source: Citation
  readonly effectiveFrom: CalendarDate
}

/** For the first person of the household, whatever their income; nothing where the state has no group for them. */
export function nearestMedicaidGroup({ state, members }: Household, asOf: CalendarDate): NearestGroup | undefined {
  const self = members[0]
  if (!self) return undefined
  const open = medicaidRules(asOf)[state].groups.filter(({ group }) => group.mayHold(self))
  return open.reduce<NearestGroup | undefined>(
    (nearest, group) => (nearest && nearest.threshold >= group.threshold ? nearest : group),
    undefined,
  )
}
