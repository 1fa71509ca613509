/** From what can wait to what cannot. */
export const SAFETY_LEVELS = ['low', 'moderate', 'high', 'urgent'] as const
export type SafetyLevel = (typeof SAFETY_LEVELS)[number]

const rank = (level: SafetyLevel) => SAFETY_LEVELS.indexOf(level)

export const isAtLeast = (level: SafetyLevel, floor: SafetyLevel): boolean => rank(level) >= rank(floor)

export const higherLevel = (a: SafetyLevel, b: SafetyLevel): SafetyLevel => (rank(a) >= rank(b) ? a : b)

/** One level up, never past `ceiling`. */
export const raiseLevel = (level: SafetyLevel, ceiling: SafetyLevel): SafetyLevel =>
  isAtLeast(level, ceiling) ? level : SAFETY_LEVELS[rank(level) + 1]!
