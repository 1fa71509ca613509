import { TRAITS } from './lexicon/kinds'
import type { SafetyAssessment } from './safety-assessment'

/** Who has to help at once: 911, the 988 line, the line against violence at home, or nobody. */
export type Danger = 'emergency' | 'crisis' | 'violence' | 'none'

type Assessed = Pick<SafetyAssessment, 'level' | 'action' | 'findings'>

/** Without a weapon, and without anything else that a doctor should see but what the person lives with. */
const isOfViolenceAlone = ({ findings }: Assessed): boolean =>
  findings.every(({ evidence }) => evidence.every((each) => each === 'violence-home' || TRAITS.has(each)))

/** A body in danger goes before all else: 911 answers the others, too. */
export function dangerOf(assessed: Assessed): Danger {
  if (assessed.level !== 'urgent') return 'none'
  if (assessed.action === 'call-988') return 'crisis'
  return isOfViolenceAlone(assessed) ? 'violence' : 'emergency'
}
