import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

/** The most a plan may leave a person, and a family, to pay for covered care in its network in a year. */
export interface OutOfPocketLimit {
  readonly selfCents: Cents
  readonly familyCents: Cents
}

const limit = (self: number): OutOfPocketLimit => ({ selfCents: dollars(self), familyCents: dollars(2 * self) })

export const outOfPocketLimits = defineParameter<OutOfPocketLimit>({
  id: 'aca.out-of-pocket-limit',
  unit: 'cents a year',
  values: [
    { from: '2024-01-01', value: limit(9_450) },
    { from: '2025-01-01', value: limit(9_200) },
    { from: '2026-01-01', value: limit(10_600) },
    { from: '2027-01-01', value: limit(12_000) },
  ],
  until: '2028-01-01',
  references: [
    {
      title:
        'CMS, Premium Adjustment Percentage and Maximum Annual Limitation on Cost Sharing for the 2027 Benefit Year',
      url: 'https://www.cms.gov/marketplace/resources/regulations-guidance',
      asOf: '2027 (published January 29, 2026)',
    },
    {
      title: 'HHS, Marketplace Integrity and Affordability final rule (limit of 2026 as revised)',
      url: 'https://www.federalregister.gov/d/2025-11606',
      asOf: '2026',
    },
    {
      title: '45 CFR 156.130(a); CMS guidance for the 2024 and 2025 Benefit Years',
      url: 'https://www.ecfr.gov/current/title-45/section-156.130',
      asOf: '2024 and 2025',
    },
  ],
})

/** How much of the limit cost-sharing reductions take off, and the step the rest is rounded down to. */
export interface LimitReduction {
  readonly toPercent200: readonly [numerator: number, denominator: number]
  readonly toPercent250: readonly [numerator: number, denominator: number]
  readonly roundDownToCents: Cents
}

export const limitReductions = defineParameter<LimitReduction>({
  id: 'aca.out-of-pocket-limit-reductions',
  unit: 'share of the limit taken off; cents',
  values: [
    {
      from: '2024-01-01',
      value: { toPercent200: [2, 3], toPercent250: [1, 5], roundDownToCents: dollars(50) },
    },
  ],
  references: [
    {
      title: '45 CFR 156.420(a); 42 U.S.C. 18071(c)(1); CMS, reduced maximum annual limitations on cost sharing',
      url: 'https://www.ecfr.gov/current/title-45/section-156.420',
      asOf: '2024 to 2027',
    },
    {
      title: 'KFF, How much are the cost-sharing reductions? ($3,500 and $8,450 for 2026)',
      url: 'https://www.kff.org/faqs/faqs-health-insurance-marketplace-and-the-aca/cost-sharing-reductions/how-much-are-the-cost-sharing-subsidies',
      asOf: '2026',
    },
  ],
})
