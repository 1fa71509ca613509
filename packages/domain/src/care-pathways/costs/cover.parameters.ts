import { between, dollars, type Cents, type CentsRange } from '../../kernel/cents'
import { defineParameter } from '../../kernel/dated-parameter'

const kff = (section: string) => ({
  title: `KFF, 2023 Employer Health Benefits Survey, ${section}`,
  url: 'https://www.kff.org/report-section/ehbs-2023-summary-of-findings',
  asOf: '2023',
})

/** Average copays and coinsurance in employers' plans. */
export const employerPlanShares = defineParameter<{
  readonly primaryCopayCents: Cents
  readonly specialistCopayCents: Cents
  readonly primaryCoinsurance: number
  readonly specialistCoinsurance: number
}>({
  id: 'cover.employer-plan-visit-shares',
  unit: 'cents a visit; share of the price',
  values: [
    {
      from: '2023-01-01',
      value: {
        primaryCopayCents: dollars(26),
        specialistCopayCents: dollars(44),
        primaryCoinsurance: 0.19,
        specialistCoinsurance: 0.2,
      },
    },
  ],
  references: [kff('Section 7: Employee Cost Sharing')],
})

export const employerDrugCopays = defineParameter<{ readonly firstTierCents: Cents; readonly secondTierCents: Cents }>({
  id: 'cover.employer-drug-copays',
  unit: 'cents a fill',
  values: [{ from: '2023-01-01', value: { firstTierCents: dollars(11), secondTierCents: dollars(36) } }],
  references: [kff('Section 9: Prescription Drug Benefits')],
})

export const preventiveServices = defineParameter<boolean>({
  id: 'cover.preventive-services',
  unit: 'free or not',
  values: [{ from: '2010-09-23', value: true }],
  references: [
    {
      title: 'Public Health Service Act, section 2713; HealthCare.gov, Preventive health services',
      url: 'https://www.healthcare.gov/coverage/preventive-care-benefits/',
      asOf: '2026',
    },
  ],
})

export const medicarePreventiveServices = defineParameter<boolean>({
  id: 'cover.medicare-preventive-services',
  unit: 'free or not',
  values: [{ from: '2011-01-01', value: true }],
  references: [
    {
      title: '42 CFR 410.15; Medicare.gov, Yearly wellness visits',
      url: 'https://www.medicare.gov/coverage/yearly-wellness-visits',
      asOf: '2026',
    },
  ],
})

/** Vaccines that the CDC recommends for adults, under Medicare Parts B and D and under Medicaid. */
export const publicVaccineCover = defineParameter<boolean>({
  id: 'cover.public-vaccines',
  unit: 'free or not',
  values: [{ from: '2023-10-01', value: true }],
  references: [
    {
      title: 'Inflation Reduction Act, Pub. L. 117-169, sections 11401 and 11405',
      url: 'https://www.congress.gov/bill/117th-congress/house-bill/5376/text',
      asOf: '2026',
    },
  ],
})

export const veteransCopays = defineParameter<{
  readonly visit: CentsRange
  readonly medicine: CentsRange
}>({
  id: 'cover.veterans-copays',
  unit: 'cents a visit, and a 30-day fill',
  values: [{ from: '2025-01-01', value: { visit: between(0, dollars(50)), medicine: between(0, dollars(11)) } }],
  references: [
    {
      title: 'VA, 2025 health care copay rates',
      url: 'https://www.va.gov/health-care/copay-rates/past-rates-2025/',
      asOf: '2025',
    },
  ],
})

/** The percentages of poverty between which a health center's discount runs, and the fewest steps it may have. */
export const slidingFeeRule = defineParameter<{
  readonly fullDiscountToPercent: number
  readonly noDiscountAbovePercent: number
  readonly fewestSteps: number
}>({
  id: 'cover.sliding-fee',
  unit: 'percent of the federal poverty level; steps',
  values: [{ from: '2014-09-22', value: { fullDiscountToPercent: 100, noDiscountAbovePercent: 200, fewestSteps: 3 } }],
  references: [
    { title: '42 CFR 51c.303(f)', url: 'https://www.ecfr.gov/current/title-42/section-51c.303', asOf: '2026' },
    {
      title: 'HRSA, Health Center Program Compliance Manual, chapter 9: Sliding Fee Discount Program',
      url: 'https://bphc.hrsa.gov/programrequirements/compliancemanual/chapter-9.html',
      asOf: '2023',
    },
  ],
})

export const hospitalDuties = defineParameter<{ readonly applicationDays: number }>({
  id: 'cover.hospital-duties',
  unit: 'days from the first bill in which a person may apply for financial assistance',
  values: [{ from: '2016-01-01', value: { applicationDays: 240 } }],
  references: [
    { title: 'EMTALA, 42 U.S.C. 1395dd', url: 'https://www.law.cornell.edu/uscode/text/42/1395dd', asOf: '2026' },
    {
      title: '26 CFR 1.501(r)-4, financial assistance policy',
      url: 'https://www.ecfr.gov/current/title-26/section-1.501(r)-4',
      asOf: '2026',
    },
  ],
})

export const goodFaithEstimates = defineParameter<{ readonly disputeFromCents: Cents }>({
  id: 'cover.good-faith-estimates',
  unit: 'cents above the estimate from which a bill can be disputed',
  values: [{ from: '2022-01-01', value: { disputeFromCents: dollars(400) } }],
  references: [
    {
      title: 'No Surprises Act, 45 CFR 149.610 and 149.620(a)(2)(ii)',
      url: 'https://www.ecfr.gov/current/title-45/part-149/subpart-G',
      asOf: '2026',
    },
  ],
})
