import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import type { UsState } from '../vocabulary/us-state'
import * as source from './income-limit-sources'
import type { LimitGroup } from './limit-group'

/** What a state changed on one day. `undefined` closes a group, for instance when CHIP became Medicaid. */
export interface IncomeLimitChange {
  readonly from: CalendarDate
  readonly state: UsState
  readonly limits: Readonly<Partial<Record<LimitGroup, number | undefined>>>
  readonly source: Citation
}

const change = (
  from: CalendarDate,
  state: UsState,
  limits: IncomeLimitChange['limits'],
  cited: Citation = source.cmsEligibilityLevels,
): IncomeLimitChange => ({ from, state, limits, source: cited })

const toAge18 = (percent: number) => ({ child_0: percent, child_1_5: percent, child_6_18: percent })

/** Oldest first. */
export const incomeLimitChanges: readonly IncomeLimitChange[] = [
  change('2023-07-01', 'SD', { adult: 138 }, source.southDakotaExpansion),
  change('2023-10-01', 'ME', { ...toAge18(305), young_adult_19_20: 305, chip_child: undefined }),
  change('2023-10-01', 'ND', { pregnant: 175 }, source.kffPregnancy),
  change('2023-10-30', 'CO', { chip_pregnant: 265, chip_unborn_child: 265 }, source.kffPregnancy),
  change('2023-12-01', 'FL', { parent: 29, young_adult_19_20: 29 }),
  change(
    '2023-12-01',
    'NC',
    { adult: 138, parent: 138, ...toAge18(216), young_adult_19_20: undefined, chip_child: undefined },
    source.northCarolinaExpansion,
  ),
  change('2023-12-01', 'NJ', { chip_pregnant: 205 }),
  change('2023-12-01', 'RI', { chip_pregnant: 258 }),
  change('2024-01-01', 'AL', { chip_unborn_child: 317 }, source.kffPregnancy),
  change('2024-01-01', 'GA', { parent: 33 }, source.macpacParents),
  change('2024-01-01', 'MD', { chip_unborn_child: 264 }, source.kffPregnancy),
  change('2024-01-01', 'ND', toAge18(205)),
  change('2024-01-01', 'NV', { pregnant: 190 }, source.kffPregnancy),
  change('2024-01-01', 'NY', { chip_unborn_child: 223 }, source.kffPregnancy),
  change('2024-01-01', 'TN', { pregnant: 255 }, source.kffPregnancy),
  change('2024-02-01', 'AK', { pregnant: 230 }, source.kffPregnancy),
  change('2024-04-01', 'AZ', { chip_child: 230 }, source.kffSeparateChip),
  change('2024-10-01', 'CT', { parent: 138 }, source.connecticutParents),
  change('2024-11-01', 'WA', { pregnant: 215, chip_unborn_child: 215 }, source.kffPregnancy),
  change('2025-01-01', 'FL', { parent: 27 }, source.kffParents),
  change('2025-01-01', 'GA', { parent: 31 }, source.macpacParents),
  change('2025-01-01', 'IA', { child_0: 220, pregnant: 220 }, source.iowaSf2251),
  change('2025-01-01', 'MS', { parent: 22 }, source.kffParents),
  change('2025-01-01', 'TN', { parent: 105 }, source.kffParents),
  change('2025-01-01', 'TX', { parent: 15 }, source.kffParents),
  change('2025-01-01', 'WY', { parent: 44 }, source.kffParents),
  change('2025-07-01', 'NV', { pregnant: 205 }, source.nevadaPregnancy),
  change('2025-10-01', 'DC', { chip_unborn_child: 324 }, source.kffPregnancy),
  change('2026-01-01', 'DC', { adult: 138, parent: 138 }, source.dcAdults),
]
