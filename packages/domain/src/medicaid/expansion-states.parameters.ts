import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** The first day of Medicaid for adults to 138 percent of poverty, in each state that has chosen it. */
export const medicaidExpansionDates = defineParameter<Readonly<Partial<Record<UsState, CalendarDate>>>>({
  id: 'medicaid.expansion-dates',
  unit: 'day',
  values: [
    {
      from: '2014-01-01',
      value: {
        AK: '2015-09-01',
        AZ: '2014-01-01',
        AR: '2014-01-01',
        CA: '2014-01-01',
        CO: '2014-01-01',
        CT: '2014-01-01',
        DE: '2014-01-01',
        DC: '2014-01-01',
        HI: '2014-01-01',
        ID: '2020-01-01',
        IL: '2014-01-01',
        IN: '2015-02-01',
        IA: '2014-01-01',
        KY: '2014-01-01',
        LA: '2016-07-01',
        ME: '2019-01-10',
        MD: '2014-01-01',
        MA: '2014-01-01',
        MI: '2014-04-01',
        MN: '2014-01-01',
        MO: '2021-07-01',
        MT: '2016-01-01',
        NE: '2020-10-01',
        NV: '2014-01-01',
        NH: '2014-08-15',
        NJ: '2014-01-01',
        NM: '2014-01-01',
        NY: '2014-01-01',
        NC: '2023-12-01',
        ND: '2014-01-01',
        OH: '2014-01-01',
        OK: '2021-07-01',
        OR: '2014-01-01',
        PA: '2015-01-01',
        RI: '2014-01-01',
        SD: '2023-07-01',
        UT: '2020-01-01',
        VT: '2014-01-01',
        VA: '2019-01-01',
        WA: '2014-01-01',
        WV: '2014-01-01',
      },
    },
  ],
  references: [
    {
      title: 'KFF, Status of State Medicaid Expansion Decisions (40 states and DC)',
      url: 'https://www.kff.org/medicaid/status-of-state-medicaid-expansion-decisions/',
      asOf: '2026-01-14',
    },
  ],
})
