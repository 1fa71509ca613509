import { raiseLevel, type SafetyLevel } from './safety-level'

const RAISERS: readonly (readonly [string, readonly string[]])[] = [
  ['young', ['age-under-3-months', 'newborn-word']],
  ['immunity', ['weak-immunity-person', 'weak-immunity']],
  ['pregnancy', ['pregnant', 'postpartum']],
]

/** Which traits of the person make the same complaint weigh more. */
export const raisersOf = (concepts: ReadonlySet<string>): readonly string[] =>
  RAISERS.filter(([, any]) => any.some((each) => concepts.has(each))).map(([code]) => code)

/** One level more for a small baby, a weak immune system or a pregnancy; never by itself to 911. */
export const raisedLevel = (level: SafetyLevel, raisers: readonly string[]): SafetyLevel =>
  raisers.length > 0 ? raiseLevel(level, 'high') : level
