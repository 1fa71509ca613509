import { plainText } from './reading/fold-message'
import { readMessage } from './reading/read-message'
import { TRAITS } from './lexicon/kinds'
import type { SafetyFacts } from './safety-assessment'

/** What is on file of the person, as concepts. */
export function factConcepts(facts: SafetyFacts): readonly string[] {
  const told = facts.chronicConditions?.length ? readMessage(plainText(facts.chronicConditions.join('. '))).said : []
  return [
    ...(facts.isPregnant ? ['pregnant'] : []),
    ...(facts.isPostpartum ? ['postpartum'] : []),
    ...(facts.hasWeakImmunity ? ['weak-immunity'] : []),
    ...(facts.takesBloodThinner ? ['blood-thinner'] : []),
    ...[...told].filter((concept) => TRAITS.has(concept)),
  ]
}
