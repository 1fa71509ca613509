import { defineParameter } from '../kernel/dated-parameter'
import type { MetalLevel } from '../vocabulary/health-plan-terms'

/** The share of covered costs that a plan of the level pays for a standard population. */
export const metalActuarialValues = defineParameter<Readonly<Record<MetalLevel, number>>>({
  id: 'aca.metal-actuarial-values',
  unit: 'share of covered costs',
  values: [{ from: '2014-01-01', value: { Bronze: 0.6, Silver: 0.7, Gold: 0.8, Platinum: 0.9 } }],
  references: [
    { title: '45 CFR 156.140(b)', url: 'https://www.ecfr.gov/current/title-45/section-156.140', asOf: '2026' },
  ],
})

/** The same for silver plans with cost-sharing reductions by income. */
export const silverVariantActuarialValues = defineParameter<Readonly<Record<'73' | '87' | '94', number>>>({
  id: 'aca.silver-variant-actuarial-values',
  unit: 'share of covered costs',
  values: [{ from: '2014-01-01', value: { '73': 0.73, '87': 0.87, '94': 0.94 } }],
  references: [
    { title: '45 CFR 156.420(a)', url: 'https://www.ecfr.gov/current/title-45/section-156.420', asOf: '2026' },
  ],
})
