import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** States that cover lawfully residing children and pregnant people without the five-year wait, in any lawful status. */
export interface LawfullyResidingOption {
  /** Children below this age; nothing where the state has not chosen the option. */
  readonly childrenBelowAge: Readonly<Partial<Record<UsState, 19 | 21>>>
  readonly pregnant: ReadonlySet<UsState>
}

const below = <Age extends 19 | 21>(age: Age, ...states: readonly UsState[]): Partial<Record<UsState, Age>> =>
  Object.fromEntries(states.map((state) => [state, age]))

// prettier-ignore
const childrenIn2023 = {
  ...below(21, 'CA', 'CT', 'DC', 'DE', 'IA', 'MA', 'MD', 'ME', 'MN', 'NJ', 'NM', 'NY', 'OH', 'PA', 'SC', 'VT', 'WA'),
  ...below(
    19,
    'AR', 'CO', 'FL', 'HI', 'IL', 'KY', 'LA', 'MT', 'NC', 'NE', 'NV', 'OR', 'RI', 'TX', 'UT', 'VA', 'WI', 'WV',
  ),
}

// prettier-ignore
const pregnantIn2023: readonly UsState[] = [
  'AR', 'CA', 'CO', 'CT', 'DC', 'DE', 'HI', 'KY', 'MA', 'MD', 'ME', 'MN', 'NC', 'NE', 'NJ', 'NM', 'NV', 'NY', 'OH', 'PA',
  'SC', 'VA', 'VT', 'WA', 'WI', 'WV', 'WY',
]

const childrenIn2024 = { ...childrenIn2023, ...below(19, 'GA', 'NH') }
const pregnantIn2024 = [...pregnantIn2023, 'GA', 'ND', 'NH', 'RI'] as const

/** The option outlives the narrowing of October 2026 (42 U.S.C. 1396b(v)(5), "except as provided in paragraph (4)"). */
export const lawfullyResidingOption = defineParameter<LawfullyResidingOption>({
  id: 'immigration.lawfully-residing-option',
  unit: 'years of age; states',
  values: [
    { from: '2023-01-01', value: { childrenBelowAge: childrenIn2023, pregnant: new Set(pregnantIn2023) } },
    {
      from: '2023-10-01',
      value: { childrenBelowAge: childrenIn2023, pregnant: new Set<UsState>([...pregnantIn2023, 'ND']) },
    },
    { from: '2024-01-01', value: { childrenBelowAge: childrenIn2024, pregnant: new Set<UsState>(pregnantIn2024) } },
    {
      from: '2024-08-01',
      value: {
        childrenBelowAge: { ...childrenIn2024, ...below(21, 'MI') },
        pregnant: new Set<UsState>([...pregnantIn2024, 'MI']),
      },
    },
  ],
  references: [
    {
      title: 'CMS, Medicaid and CHIP Coverage of Lawfully Residing Children & Pregnant Individuals',
      url: 'https://www.medicaid.gov/medicaid/enrollment-strategies/medicaid-and-chip-coverage-lawfully-residing-children-pregnant-individuals',
      asOf: '2026-04-02',
    },
    { title: '42 U.S.C. 1396b(v)(4)', url: 'https://www.law.cornell.edu/uscode/text/42/1396b', asOf: '2026' },
  ],
})
