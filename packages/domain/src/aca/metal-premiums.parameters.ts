import { defineParameter } from '../kernel/dated-parameter'

/** National average premiums at age 40, whole dollars a month, all of one year. */
export interface MetalPremiums {
  readonly lowestBronze: number
  readonly lowestSilver: number
  readonly benchmark: number
  readonly lowestGold: number
}

/** Used as ratios to the benchmark. KFF prints no platinum premium: few places sell it. */
export const metalPremiums = defineParameter<MetalPremiums>({
  id: 'aca.metal-premiums',
  unit: 'US dollars a month at age 40',
  values: [{ from: '2024-01-01', value: { lowestBronze: 381, lowestSilver: 486, benchmark: 497, lowestGold: 507 } }],
  references: [
    {
      title: 'KFF, Average Marketplace Premiums by Metal Tier, 2018-2025; Marketplace Average Benchmark Premiums',
      url: 'https://www.kff.org/affordable-care-act/state-indicator/average-marketplace-premiums-by-metal-tier/',
      asOf: '2025',
    },
  ],
})
