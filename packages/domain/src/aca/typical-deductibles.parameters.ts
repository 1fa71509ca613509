import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'
import type { MetalLevel } from '../vocabulary/health-plan-terms'

export interface TypicalDeductibles {
  readonly byLevel: Readonly<Record<MetalLevel, Cents>>
  /** Silver plans with cost-sharing reductions. No average was found for 73. */
  readonly silver94Cents: Cents
  readonly silver87Cents: Cents
}

/** What one person pays first in a year, on average over the plans offered; not weighted by who chose them. */
export const typicalDeductibles = defineParameter<TypicalDeductibles>({
  id: 'aca.typical-deductibles',
  unit: 'cents a year for one person',
  values: [
    {
      from: '2024-01-01',
      value: {
        byLevel: { Bronze: dollars(7_481), Silver: dollars(4_890), Gold: dollars(1_650), Platinum: dollars(45) },
        silver94Cents: dollars(87),
        silver87Cents: dollars(800),
      },
    },
  ],
  references: [
    {
      title: 'KFF, Deductibles in ACA Marketplace Plans (plans with one deductible for care and drugs)',
      url: 'https://www.kff.org/affordable-care-act/issue-brief/deductibles-in-aca-marketplace-plans/',
      asOf: '2023; silver 94: 2025',
    },
    {
      title: 'KFF, How much are the cost-sharing subsidies? (a typical silver 87 plan)',
      url: 'https://www.kff.org/faqs/faqs-health-insurance-marketplace-and-the-aca/how-much-are-the-cost-sharing-subsidies/',
      asOf: '2020',
    },
  ],
})
