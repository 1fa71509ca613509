import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter } from '../kernel/dated-parameter'

/** The day on which Pub. L. 119-21, sections 71107 and 71112, begin. */
export const SHORTER_MONTHS_FROM: CalendarDate = '2027-01-01'

/** Months between two renewals of Medicaid for adults of the expansion; everybody else renews once a year. */
export const expansionRenewalMonths = defineParameter<number>({
  id: 'medicaid.expansion-renewal-months',
  unit: 'months',
  values: [
    { from: '2014-01-01', value: 12 },
    { from: SHORTER_MONTHS_FROM, value: 6 },
  ],
  references: [
    {
      title: '42 CFR 435.916; Pub. L. 119-21, section 71107 (renewals from January 1, 2027)',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2027',
    },
  ],
})

/** Months before the application for which Medicaid pays bills. Some states have waivers of it. */
export const retroactiveMonths = defineParameter<{ readonly expansionAdult: number; readonly others: number }>({
  id: 'medicaid.retroactive-months',
  unit: 'months',
  values: [
    { from: '1973-01-01', value: { expansionAdult: 3, others: 3 } },
    { from: SHORTER_MONTHS_FROM, value: { expansionAdult: 1, others: 2 } },
  ],
  references: [
    {
      title: '42 U.S.C. 1396a(a)(34); Pub. L. 119-21, section 71112 (applications from January 1, 2027)',
      url: 'https://www.law.cornell.edu/uscode/text/42/1396a',
      asOf: '2027',
    },
  ],
})
