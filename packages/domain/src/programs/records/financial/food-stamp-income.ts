import type { Citation } from '../../../kernel/decision'
import type { UsState } from '../../../vocabulary/us-state'
import type { ProgramCondition } from '../../program'

/** The states' own limits on income before deductions, where higher than the law's 130%. */
export const STATE_SNAP_LIMITS: Citation = {
  title: 'USDA Food and Nutrition Service, Broad-Based Categorical Eligibility, by state',
  url: 'https://www.fns.usda.gov/snap/broad-based-categorical-eligibility',
  asOf: '2026',
}

/** New York's 200% is for households with dependent care costs or an older or disabled member; 150% for workers. */
const TO_200: readonly UsState[] = [
  ...(['AK', 'AZ', 'CA', 'CO', 'CT', 'DE', 'DC', 'FL', 'HI', 'KY', 'LA', 'ME', 'MD', 'MA', 'MI', 'MN'] as const),
  ...(['MT', 'NV', 'NH', 'NM', 'NY', 'NC', 'ND', 'OR', 'PA', 'VA', 'WA', 'WV', 'WI'] as const),
]
const TO_185: readonly UsState[] = ['NJ', 'RI', 'VT']
const TO_165: readonly UsState[] = ['IL', 'NE', 'TX']
const TO_160: readonly UsState[] = ['IA']

/** Inside a state's own limit people may get it; how the state counts decides. */
const upTo = (percentOfPoverty: number, states: readonly UsState[]): ProgramCondition => ({
  kind: 'all-of',
  ways: [
    { kind: 'state', anyOf: states, source: STATE_SNAP_LIMITS },
    { kind: 'income-at-most', percentOfPoverty, isGuide: true, source: STATE_SNAP_LIMITS },
  ],
})

const HIGHEST_LIMIT: ProgramCondition = {
  kind: 'income-at-most',
  percentOfPoverty: 200,
  isGuide: true,
  source: STATE_SNAP_LIMITS,
}

/**
 * The law's limit, or the state's own; federal law has none before deductions where somebody is 60 or disabled (7 CFR
 * 273.9(a)). Above the highest nobody is told of a chance.
 */
export const SNAP_INCOME: readonly ProgramCondition[] = [
  {
    kind: 'any-of',
    ways: [
      { kind: 'income-at-most', percentOfPoverty: 130 },
      upTo(160, TO_160),
      upTo(165, TO_165),
      upTo(185, TO_185),
      upTo(200, TO_200),
      { kind: 'all-of', ways: [{ kind: 'age', from: 60, who: 'anyone', isGuide: true }, HIGHEST_LIMIT] },
      { kind: 'all-of', ways: [{ kind: 'disabled', isGuide: true }, HIGHEST_LIMIT] },
    ],
  },
]
