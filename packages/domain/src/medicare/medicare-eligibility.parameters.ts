import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'

const costs = (year: number): Citation => ({
  title: `CMS, ${year} Medicare Parts A & B Premiums and Deductibles`,
  url:
    year === 2026
      ? 'https://www.cms.gov/newsroom/fact-sheets/2026-medicare-parts-b-premiums-deductibles'
      : `https://www.cms.gov/newsroom/fact-sheets/${year}-medicare-parts-b-premiums-and-deductibles`,
  asOf: String(year),
})
const costsOfEachYear = [costs(2026), costs(2025), costs(2024)]

/** The standard monthly premium of Part B; undefined for a year that CMS has not announced. */
export const partBPremium = defineParameter<Cents | undefined>({
  id: 'medicare.part-b-premium',
  unit: 'cents a month',
  values: [
    { from: '2024-01-01', value: dollars(174.7) },
    { from: '2025-01-01', value: dollars(185) },
    { from: '2026-01-01', value: dollars(202.9) },
    { from: '2027-01-01', value: undefined },
  ],
  references: costsOfEachYear,
})

/** What Part A costs a month for those without 40 quarters of work, and from 30 quarters. */
export const partAPremium = defineParameter<{ readonly fullCents: Cents; readonly reducedCents: Cents } | undefined>({
  id: 'medicare.part-a-premium',
  unit: 'cents a month',
  values: [
    { from: '2024-01-01', value: { fullCents: dollars(505), reducedCents: dollars(278) } },
    { from: '2025-01-01', value: { fullCents: dollars(518), reducedCents: dollars(285) } },
    { from: '2026-01-01', value: { fullCents: dollars(565), reducedCents: dollars(311) } },
    { from: '2027-01-01', value: undefined },
  ],
  references: costsOfEachYear,
})

/** Quarters of work, a person's own or a spouse's, for Part A without a premium. */
export const premiumFreeQuarters = defineParameter<number>({
  id: 'medicare.premium-free-quarters',
  unit: 'quarters of work',
  values: [{ from: '1966-07-01', value: 40 }],
  references: [
    {
      title: '42 U.S.C. 426(a); Medicare.gov, Costs',
      url: 'https://www.medicare.gov/basics/costs/medicare-costs',
      asOf: '2026',
    },
  ],
})

/** What is added to the Part B premium for each full year without it, for good. */
export const partBLatePenaltyShare = defineParameter<number>({
  id: 'medicare.part-b-late-penalty',
  unit: 'share of the premium for each 12 months',
  values: [{ from: '1966-07-01', value: 0.1 }],
  references: [{ title: '42 U.S.C. 1395r(b)', url: 'https://www.law.cornell.edu/uscode/text/42/1395r', asOf: '2026' }],
})

/** The initial enrollment period around the month of the 65th birthday: seven months in all. */
export const initialEnrollmentMonths = defineParameter<{ readonly before: number; readonly after: number }>({
  id: 'medicare.initial-enrollment-months',
  unit: 'months before and after the birthday month',
  values: [{ from: '1966-07-01', value: { before: 3, after: 3 } }],
  references: [{ title: '42 U.S.C. 1395p(d)', url: 'https://www.law.cornell.edu/uscode/text/42/1395p', asOf: '2026' }],
})

/** Months of disability benefits before Medicare begins under 65. */
export const disabilityWaitMonths = defineParameter<number>({
  id: 'medicare.disability-wait',
  unit: 'months of Social Security disability benefits',
  values: [{ from: '1973-07-01', value: 24 }],
  references: [{ title: '42 U.S.C. 426(b)', url: 'https://www.law.cornell.edu/uscode/text/42/426', asOf: '2026' }],
})

/** Years of residence with a green card for those who buy in without the quarters. */
export const medicareResidenceYears = defineParameter<number>({
  id: 'medicare.residence-years',
  unit: 'years',
  values: [{ from: '1966-07-01', value: 5 }],
  references: [
    {
      title: '42 U.S.C. 1395i-2(a) and 1395o(a)(2)',
      url: 'https://www.law.cornell.edu/uscode/text/42/1395o',
      asOf: '2026',
    },
  ],
})

/** Statuses that can have Medicare at all. */
export const medicareStatuses = defineParameter<ReadonlySet<ImmigrationStatus>>({
  id: 'medicare.statuses',
  unit: 'immigration statuses',
  values: [
    {
      from: '1996-08-22',
      value: new Set<ImmigrationStatus>([
        'citizen',
        'lawful_permanent_resident',
        'cuban_haitian_entrant',
        'cofa_migrant',
        'refugee',
        'asylee',
        'withholding_of_removal',
        'conditional_entrant',
        'paroled_one_year',
        'trafficking_victim',
        'battered_noncitizen',
        'temporary_protected_status',
        'other_lawfully_present',
      ]),
    },
    {
      from: '2025-07-04',
      value: new Set<ImmigrationStatus>([
        'citizen',
        'lawful_permanent_resident',
        'cuban_haitian_entrant',
        'cofa_migrant',
      ]),
    },
  ],
  references: [
    {
      title: 'Pub. L. 119-21, section 71201 (those already enrolled: to January 4, 2027)',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2026',
    },
  ],
})
