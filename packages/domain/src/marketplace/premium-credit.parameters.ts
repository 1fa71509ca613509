import { defineParameter } from '../kernel/dated-parameter'

/** Incomes between which the premium tax credit is paid. The wider credits ended with 2025. */
export const premiumCreditBand = defineParameter<{ readonly fromPercent: number; readonly toPercent: number }>({
  id: 'marketplace.premium-credit-band',
  unit: 'percent of the federal poverty level',
  values: [
    { from: '2021-01-01', value: { fromPercent: 100, toPercent: Number.MAX_SAFE_INTEGER } },
    { from: '2026-01-01', value: { fromPercent: 100, toPercent: 400 } },
  ],
  references: [{ title: '26 U.S.C. 36B(c)(1)', url: 'https://www.law.cornell.edu/uscode/text/26/36B', asOf: '2026' }],
})
