import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

const IN_2023: readonly UsState[] = ['CA', 'CT', 'DC', 'IL', 'MA', 'ME', 'NJ', 'NY', 'OR', 'RI', 'VT', 'WA']

/**
 * States that pay by themselves for children whatever their immigration status. Ages, limits and open places differ and
 * change with the state's budget: the product says "check with your state", never a flat yes.
 */
export const stateCoversAllChildren = defineParameter<ReadonlySet<UsState>>({
  id: 'immigration.state-covers-all-children',
  unit: 'states',
  values: [
    { from: '2023-01-01', value: new Set(IN_2023) },
    { from: '2024-01-01', value: new Set<UsState>([...IN_2023, 'UT']) },
    { from: '2025-01-01', value: new Set<UsState>([...IN_2023, 'UT', 'CO', 'MN']) },
  ],
  references: [
    {
      title: 'KFF, State Health Coverage for Immigrants and Implications for Health Coverage and Care',
      url: 'https://www.kff.org/racial-equity-and-health-policy/state-health-coverage-for-immigrants-and-implications-for-health-coverage-and-care/',
      asOf: '2025',
    },
  ],
})

/** States that also ask green card holders for 40 quarters of work after the five years; which ones still do varies. */
export const statesAskingForQuarters = defineParameter<ReadonlySet<UsState>>({
  id: 'immigration.states-asking-for-work-quarters',
  unit: 'states',
  values: [{ from: '2021-04-01', value: new Set<UsState>(['AL', 'MS', 'ND', 'TX', 'WY']) }],
  references: [
    {
      title: '8 U.S.C. 1612(b): a state may ask for 40 qualifying quarters',
      url: 'https://www.law.cornell.edu/uscode/text/8/1612',
      asOf: '2026',
    },
  ],
})
