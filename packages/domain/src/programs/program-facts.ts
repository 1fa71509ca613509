import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import type { ProgramFacts } from './program'

/** What a profile says, in the rules' words. What nobody said is left out. */
export interface ProgramFactsInput extends Omit<ProgramFacts, 'household' | 'circumstances'> {
  /** Those told of one by one, the person first; empty or left out where the profile tells of nobody. */
  readonly members?: readonly HouseholdMemberInput[]
  readonly circumstances?: ProgramFacts['circumstances']
}

/** Completed as the rules of cover complete them. A member is the same in every state and at every income. */
function membersOf(members: readonly HouseholdMemberInput[]): ProgramFacts['household'] {
  const { members: complete, size } = completeHousehold({ state: 'TX', magiCents: 0, members })
  return { members: complete, size }
}

/** The facts that the rules of help may know, from what a profile says. */
export function programFactsOf({ members = [], circumstances = {}, ...said }: ProgramFactsInput): ProgramFacts {
  if (members.length === 0) return { ...said, circumstances }
  const { householdSize = 0 } = said
  return {
    ...said,
    circumstances,
    household: membersOf(members),
    householdSize: Math.max(householdSize, members.length),
  }
}
