import { defineParameter } from '../kernel/dated-parameter'

/** From `fromPercent` of poverty up to the next band, the share of income rises evenly from `initial` to `final`. */
export interface ContributionBand {
  readonly fromPercent: number
  readonly toPercent: number
  /** Hundredths of one percent of income: 210 is 2.10 percent. */
  readonly initial: number
  readonly final: number
}

const band = (fromPercent: number, toPercent: number, initial: number, final: number): ContributionBand => ({
  fromPercent,
  toPercent,
  initial,
  final,
})

/** What a household is expected to pay for the benchmark plan. Each band ends just below the next; the last holds 400. */
export const contributionBands = defineParameter<readonly ContributionBand[]>({
  id: 'aca.applicable-percentage',
  unit: 'hundredths of one percent of income, by percent of the federal poverty level',
  values: [
    {
      from: '2021-01-01',
      value: [
        band(0, 150, 0, 0),
        band(150, 200, 0, 200),
        band(200, 250, 200, 400),
        band(250, 300, 400, 600),
        band(300, 400, 600, 850),
        band(400, Number.MAX_SAFE_INTEGER, 850, 850),
      ],
    },
    {
      from: '2026-01-01',
      value: [
        band(0, 133, 210, 210),
        band(133, 150, 314, 419),
        band(150, 200, 419, 660),
        band(200, 250, 660, 844),
        band(250, 300, 844, 996),
        band(300, 400, 996, 996),
      ],
    },
    {
      from: '2027-01-01',
      value: [
        band(0, 133, 215, 215),
        band(133, 150, 323, 430),
        band(150, 200, 430, 678),
        band(200, 250, 678, 866),
        band(250, 300, 866, 1022),
        band(300, 400, 1022, 1022),
      ],
    },
  ],
  until: '2028-01-01',
  references: [
    {
      title: 'IRS, Rev. Proc. 2026-26, section 3.01',
      url: 'https://www.irs.gov/pub/irs-drop/rp-26-26.pdf',
      asOf: '2027',
    },
    {
      title: 'IRS, Rev. Proc. 2025-25, section 3.01',
      url: 'https://www.irs.gov/pub/irs-drop/rp-25-25.pdf',
      asOf: '2026',
    },
    {
      title: 'Inflation Reduction Act, Pub. L. 117-169, section 12001; 26 U.S.C. 36B(b)(3)(A)(iii)',
      url: 'https://www.law.cornell.edu/uscode/text/26/36B',
      asOf: '2021 to 2025',
    },
  ],
})
