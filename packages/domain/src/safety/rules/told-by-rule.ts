import type { SafetyLevel } from '../safety-level'

/** Concepts that together make a level, as a rule's own levels are written. */
export type Told = Readonly<Partial<Record<SafetyLevel, readonly string[]>>>

/** What is told beside the words of a rule, by the id of the rule, whose source it shares. */
export type ToldByRule = Readonly<Record<string, Told>>
