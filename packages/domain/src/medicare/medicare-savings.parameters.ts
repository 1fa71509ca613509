import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

export const MEDICARE_SAVINGS_LEVELS = ['qmb', 'slmb', 'qi'] as const
export type MedicareSavingsLevel = (typeof MEDICARE_SAVINGS_LEVELS)[number]

/** Income limits of the Medicare Savings Programs. States may be more generous. */
export const medicareSavingsPercents = defineParameter<Readonly<Record<MedicareSavingsLevel, number>>>({
  id: 'medicare.savings-programs',
  unit: 'percent of the federal poverty level',
  values: [{ from: '1998-01-01', value: { qmb: 100, slmb: 120, qi: 135 } }],
  references: [
    {
      title: '42 U.S.C. 1396a(a)(10)(E) and 1396d(p)',
      url: 'https://www.law.cornell.edu/uscode/text/42/1396a',
      asOf: '2026',
    },
    {
      title: 'Medicare.gov, Medicare Savings Programs',
      url: 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
      asOf: '2026',
    },
  ],
})

/** The part of any income that is not counted (42 U.S.C. 1382a(b)(2)). */
export const generalIncomeDisregard = defineParameter<Cents>({
  id: 'medicare.general-income-disregard',
  unit: 'cents a month',
  values: [{ from: '1974-01-01', value: dollars(20) }],
  references: [
    { title: '42 U.S.C. 1382a(b)(2)', url: 'https://www.law.cornell.edu/uscode/text/42/1382a', asOf: '2026' },
  ],
})

/** What a person or a couple may own, home and one car aside. Several states ask for nothing. */
export const medicareSavingsResources = defineParameter<
  { readonly individualCents: Cents; readonly coupleCents: Cents } | undefined
>({
  id: 'medicare.savings-programs-resources',
  unit: 'cents',
  values: [
    { from: '2024-01-01', value: { individualCents: dollars(9_430), coupleCents: dollars(14_130) } },
    { from: '2025-01-01', value: { individualCents: dollars(9_660), coupleCents: dollars(14_470) } },
    { from: '2026-01-01', value: { individualCents: dollars(9_950), coupleCents: dollars(14_910) } },
    { from: '2027-01-01', value: undefined },
  ],
  references: [
    {
      title: 'Medicare.gov, Medicare Savings Programs; SSA POMS SI 01715.010',
      url: 'https://www.medicare.gov/basics/costs/help/medicare-savings-programs',
      asOf: '2026',
    },
  ],
})
