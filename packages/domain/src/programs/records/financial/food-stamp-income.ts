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
const TO_185: readonly UsState[] = [...TO_200, 'NJ', 'RI', 'VT']
const TO_165: readonly UsState[] = [...TO_185, 'IL', 'NE', 'TX']
const TO_160: readonly UsState[] = [...TO_165, 'IA']

/** Federal law has no limit before deductions for these: 7 CFR 273.9(a). */
const OLDER_OR_DISABLED: readonly ProgramCondition[] = [
  { kind: 'age', from: 60, who: 'anyone', isGuide: true },
  { kind: 'disabled', isGuide: true },
]

const upTo = (percentOfPoverty: number, orIn: readonly UsState[]): ProgramCondition => ({
  kind: 'any-of',
  ways: [
    { kind: 'income-at-most', percentOfPoverty },
    { kind: 'state', anyOf: orIn, isGuide: true, source: STATE_SNAP_LIMITS },
    ...OLDER_OR_DISABLED,
  ],
})

/** Each line holds for the states that do not go beyond it; above the highest nobody is told of a chance. */
export const SNAP_INCOME: readonly ProgramCondition[] = [
  upTo(130, TO_160),
  upTo(160, TO_165),
  upTo(165, TO_185),
  upTo(185, TO_200),
  { kind: 'income-at-most', percentOfPoverty: 200, source: STATE_SNAP_LIMITS },
]
