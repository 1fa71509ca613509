import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter } from '../kernel/dated-parameter'

/** Adults in the expansion group show work, study or service each month. States may begin earlier. */
export const workRequirement = defineParameter<{ readonly startsOn: CalendarDate; readonly hours: number }>({
  id: 'medicaid.work-requirement',
  unit: 'day; hours a month',
  values: [{ from: '2025-07-04', value: { startsOn: '2027-01-01', hours: 80 } }],
  references: [
    {
      title: 'Pub. L. 119-21, section 71119; 42 CFR 435.551',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2026',
    },
  ],
})

/** Georgia's own program for adults up to the poverty level. Its waiver ends with 2026. */
export const georgiaPathways = defineParameter<boolean>({
  id: 'medicaid.georgia-pathways',
  unit: 'in force or not',
  values: [
    { from: '2023-07-01', value: true },
    { from: '2027-01-01', value: false },
  ],
  references: [{ title: 'Georgia Pathways to Coverage', url: 'https://pathways.georgia.gov', asOf: '2026' }],
})
