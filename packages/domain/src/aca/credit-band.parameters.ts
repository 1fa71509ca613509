import { defineParameter } from '../kernel/dated-parameter'

/** Incomes between which the premium tax credit is paid, both ends included. The wider credits ended with 2025. */
export const creditBand = defineParameter<{ readonly fromPercent: number; readonly toPercent: number }>({
  id: 'aca.credit-band',
  unit: 'percent of the federal poverty level',
  values: [
    { from: '2021-01-01', value: { fromPercent: 100, toPercent: Number.MAX_SAFE_INTEGER } },
    { from: '2026-01-01', value: { fromPercent: 100, toPercent: 400 } },
  ],
  references: [{ title: '26 U.S.C. 36B(c)(1)', url: 'https://www.law.cornell.edu/uscode/text/26/36B', asOf: '2026' }],
})

/** Whether lawfully present people whom Medicaid turns away for their status get the credit below the poverty level. */
export const belowPovertyException = defineParameter<boolean>({
  id: 'aca.below-poverty-exception',
  unit: 'in force or not',
  values: [
    { from: '2014-01-01', value: true },
    { from: '2026-01-01', value: false },
  ],
  references: [
    {
      title: 'Pub. L. 119-21, section 71302; formerly 26 U.S.C. 36B(c)(1)(B)',
      url: 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf',
      asOf: 'tax years after 2025',
    },
  ],
})
