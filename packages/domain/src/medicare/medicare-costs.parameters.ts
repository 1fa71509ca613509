import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

const cmsFactSheet = (year: number) => ({
  title: `CMS, ${year} Medicare Parts A & B Premiums and Deductibles`,
  url: `https://www.cms.gov/newsroom/fact-sheets/${year}-medicare-parts-b-premiums-${year === 2026 ? '' : 'and-'}deductibles`,
  asOf: String(year),
})

export const partBDeductible = defineParameter<Cents>({
  id: 'medicare.part-b-deductible',
  unit: 'cents a year',
  values: [
    { from: '2024-01-01', value: dollars(240) },
    { from: '2025-01-01', value: dollars(257) },
    { from: '2026-01-01', value: dollars(283) },
  ],
  references: [cmsFactSheet(2026), cmsFactSheet(2025), cmsFactSheet(2024)],
})

export const partADeductible = defineParameter<Cents>({
  id: 'medicare.part-a-deductible',
  unit: 'cents a benefit period',
  values: [
    { from: '2024-01-01', value: dollars(1_632) },
    { from: '2025-01-01', value: dollars(1_676) },
    { from: '2026-01-01', value: dollars(1_736) },
  ],
  references: [cmsFactSheet(2026), cmsFactSheet(2025), cmsFactSheet(2024)],
})

export const partBCoinsurance = defineParameter<number>({
  id: 'medicare.part-b-coinsurance',
  unit: 'share of the approved amount',
  values: [{ from: '1966-07-01', value: 0.2 }],
  references: [
    {
      title: '42 U.S.C. 1395l(a)(1): Medicare pays 80 percent',
      url: 'https://www.law.cornell.edu/uscode/text/42/1395l',
    },
  ],
})

export const medicareAge = defineParameter<number>({
  id: 'medicare.age',
  unit: 'years',
  values: [{ from: '1966-07-01', value: 65 }],
  references: [{ title: '42 U.S.C. 426(a)(1)', url: 'https://www.law.cornell.edu/uscode/text/42/426' }],
})

export const partDOutOfPocketCap = defineParameter<Cents>({
  id: 'medicare.part-d-out-of-pocket-cap',
  unit: 'cents a year',
  values: [
    { from: '2025-01-01', value: dollars(2_000) },
    { from: '2026-01-01', value: dollars(2_100) },
    { from: '2027-01-01', value: dollars(2_400) },
  ],
  references: [
    {
      title: 'CMS, Part D Redesign Program Instructions and Rate Announcements, 2025 to 2027',
      url: 'https://www.cms.gov/medicare/coverage/prescription-drug-coverage',
      asOf: '2026',
    },
  ],
})

export const medicareInsulinCap = defineParameter<Cents>({
  id: 'medicare.insulin-cap',
  unit: 'cents a month for each covered insulin',
  values: [{ from: '2023-01-01', value: dollars(35) }],
  references: [
    {
      title: 'Medicare.gov, Insulin (Inflation Reduction Act, section 11406)',
      url: 'https://www.medicare.gov/coverage/insulin',
      asOf: '2026',
    },
  ],
})

/** What a person with full Extra Help pays at most for one fill. */
export const extraHelpCopays = defineParameter<{ readonly genericCents: Cents; readonly brandCents: Cents }>({
  id: 'medicare.extra-help-copays',
  unit: 'cents a fill',
  values: [
    { from: '2025-01-01', value: { genericCents: 490, brandCents: 1_215 } },
    { from: '2026-01-01', value: { genericCents: 510, brandCents: 1_265 } },
  ],
  references: [
    {
      title: 'Medicare.gov, Help with drug costs',
      url: 'https://www.medicare.gov/basics/costs/help/drug-costs',
      asOf: '2026',
    },
  ],
})

export const extraHelpLimitPercent = defineParameter<number>({
  id: 'medicare.extra-help-limit',
  unit: 'percent of the federal poverty level',
  values: [{ from: '2024-01-01', value: 150 }],
  references: [
    {
      title: '42 U.S.C. 1395w-114; Social Security, Extra Help',
      url: 'https://www.ssa.gov/medicare/part-d-extra-help',
      asOf: '2026',
    },
  ],
})

/** A $20 monthly disregard is added in practice. */
export const qmbLimitPercent = defineParameter<number>({
  id: 'medicare.qmb-limit',
  unit: 'percent of the federal poverty level',
  values: [{ from: '1991-01-01', value: 100 }],
  references: [
    {
      title: '42 U.S.C. 1396d(p); Medicare.gov, Medicare Savings Programs',
      url: 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
      asOf: '2026',
    },
  ],
})

/** The fall window in which everyone may change drug or health plan, as month-day. */
export const medicareOpenEnrollment = defineParameter<{ readonly opens: string; readonly closes: string }>({
  id: 'medicare.open-enrollment',
  unit: 'month-day',
  values: [{ from: '2011-10-15', value: { opens: '10-15', closes: '12-07' } }],
  references: [
    { title: '42 CFR 423.38(b)(3)', url: 'https://www.ecfr.gov/current/title-42/section-423.38', asOf: '2026' },
  ],
})
