import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

/** One figure for a person alone on a plan, one for a family. */
export interface SelfAndFamily {
  readonly selfCents: Cents
  readonly familyCents: Cents
}

const selfAndFamily = (self: number, family: number): SelfAndFamily => ({
  selfCents: dollars(self),
  familyCents: dollars(family),
})

const procedures = [
  { title: 'Rev. Proc. 2023-23', url: 'https://www.irs.gov/pub/irs-drop/rp-23-23.pdf', asOf: '2024' },
  { title: 'Rev. Proc. 2024-25', url: 'https://www.irs.gov/pub/irs-drop/rp-24-25.pdf', asOf: '2025' },
  { title: 'Rev. Proc. 2025-19', url: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf', asOf: '2026' },
  { title: 'Rev. Proc. 2026-24', url: 'https://www.irs.gov/pub/irs-drop/rp-26-24.pdf', asOf: '2027' },
]

/** The most that may be put into a health savings account. */
export const hsaContributionLimits = defineParameter<SelfAndFamily>({
  id: 'hsa.contribution-limits',
  unit: 'cents a year',
  values: [
    { from: '2024-01-01', value: selfAndFamily(4_150, 8_300) },
    { from: '2025-01-01', value: selfAndFamily(4_300, 8_550) },
    { from: '2026-01-01', value: selfAndFamily(4_400, 8_750) },
    { from: '2027-01-01', value: selfAndFamily(4_500, 9_000) },
  ],
  until: '2028-01-01',
  references: procedures,
})

/** What a person of 55 or more may add. Not adjusted for inflation. */
export const hsaCatchUp = defineParameter<{ readonly fromAge: number; readonly cents: Cents }>({
  id: 'hsa.catch-up',
  unit: 'years of age; cents a year',
  values: [{ from: '2009-01-01', value: { fromAge: 55, cents: dollars(1_000) } }],
  references: [{ title: '26 U.S.C. 223(b)(3)', url: 'https://www.law.cornell.edu/uscode/text/26/223', asOf: '2026' }],
})

/** What makes a plan a high deductible health plan: the least deductible, and the most a member may pay in a year. */
export const highDeductibleLimits = defineParameter<{
  readonly leastDeductible: SelfAndFamily
  readonly mostOutOfPocket: SelfAndFamily
}>({
  id: 'hsa.high-deductible-limits',
  unit: 'cents a year',
  values: [
    {
      from: '2024-01-01',
      value: { leastDeductible: selfAndFamily(1_600, 3_200), mostOutOfPocket: selfAndFamily(8_050, 16_100) },
    },
    {
      from: '2025-01-01',
      value: { leastDeductible: selfAndFamily(1_650, 3_300), mostOutOfPocket: selfAndFamily(8_300, 16_600) },
    },
    {
      from: '2026-01-01',
      value: { leastDeductible: selfAndFamily(1_700, 3_400), mostOutOfPocket: selfAndFamily(8_500, 17_000) },
    },
    {
      from: '2027-01-01',
      value: { leastDeductible: selfAndFamily(1_750, 3_500), mostOutOfPocket: selfAndFamily(8_700, 17_400) },
    },
  ],
  until: '2028-01-01',
  references: procedures,
})

/** Whether bronze and catastrophic plans count as high deductible plans whatever their figures. */
export const bronzeAndCatastrophicAreHsaEligible = defineParameter<boolean>({
  id: 'hsa.bronze-and-catastrophic',
  unit: 'eligible by law or not',
  values: [
    { from: '2004-01-01', value: false },
    { from: '2026-01-01', value: true },
  ],
  references: [
    {
      title: '26 U.S.C. 223(c)(2)(H), Pub. L. 119-21, section 71307',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2026',
    },
    { title: 'IRS Notice 2026-5', url: 'https://www.irs.gov/pub/irs-drop/n-26-05.pdf', asOf: '2026' },
  ],
})
