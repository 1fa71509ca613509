import { defineParameter } from '../kernel/dated-parameter'
import { cfr, usc } from './cfr'

/** Days after the first bill in which a bill above the estimate can be disputed. */
export const estimateDisputeDays = defineParameter<number>({
  id: 'bill.estimate-dispute-days',
  unit: 'days',
  values: [{ from: '2022-01-01', value: 120 }],
  references: [cfr(45, '149.620', '(c)')],
})

/** Days after the first bill before which a nonprofit hospital may not sue, report a debt or take wages. */
export const hospitalWaitDays = defineParameter<number>({
  id: 'bill.hospital-wait-days',
  unit: 'days',
  values: [{ from: '2016-01-01', value: 120 }],
  references: [cfr(26, '1.501(r)-6', '(c)(3)'), usc(26, '501', '(r)(6)')],
})

/** Days after a collector's notice in which a dispute stops collection until the debt is shown. */
export const debtDisputeDays = defineParameter<number>({
  id: 'bill.debt-dispute-days',
  unit: 'days',
  values: [{ from: '1990-01-01', value: 30 }],
  references: [usc(15, '1692g', '(a) and (b)'), cfr(12, '1006.34', '(b)(5)'), cfr(12, '1006.38', '(d)(2)')],
})

/** Days in which a provider or plan must answer a request for one's own records, bills included. */
export const recordsDays = defineParameter<number>({
  id: 'bill.records-days',
  unit: 'days',
  values: [{ from: '2003-04-14', value: 30 }],
  references: [cfr(45, '164.524', '(b)(2)'), cfr(45, '164.501', ' (designated record set)')],
})
