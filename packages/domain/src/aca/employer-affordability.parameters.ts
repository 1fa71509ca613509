import { defineParameter } from '../kernel/dated-parameter'

/** An offer of cover at work is affordable up to this share of household income. */
export const requiredContributionPercentages = defineParameter<number>({
  id: 'aca.required-contribution-percentage',
  unit: 'hundredths of one percent of household income',
  values: [
    { from: '2024-01-01', value: 839 },
    { from: '2025-01-01', value: 902 },
    { from: '2026-01-01', value: 996 },
    { from: '2027-01-01', value: 1022 },
  ],
  until: '2028-01-01',
  references: [
    {
      title: 'IRS, Rev. Proc. 2026-26, section 3.02; 26 U.S.C. 36B(c)(2)(C)',
      url: 'https://www.irs.gov/pub/irs-drop/rp-26-26.pdf',
      asOf: '2027',
    },
    {
      title: 'IRS, Rev. Proc. 2025-25, section 3.02',
      url: 'https://www.irs.gov/pub/irs-drop/rp-25-25.pdf',
      asOf: '2026',
    },
    {
      title: 'IRS, Rev. Proc. 2024-35 (2025) and Rev. Proc. 2023-29 (2024)',
      url: 'https://www.irs.gov/pub/irs-drop/rp-24-35.pdf',
      asOf: '2024 and 2025',
    },
  ],
})

/** The least share of costs that a plan at work pays, below which it does not stand in the way of the credit. */
export const minimumValue = defineParameter<number>({
  id: 'aca.minimum-value',
  unit: 'share of covered costs',
  values: [{ from: '2014-01-01', value: 0.6 }],
  references: [
    {
      title: '26 U.S.C. 36B(c)(2)(C)(ii); 26 CFR 1.36B-6',
      url: 'https://www.law.cornell.edu/cfr/text/26/1.36B-6',
      asOf: '2026',
    },
  ],
})
