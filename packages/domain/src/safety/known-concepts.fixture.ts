import { EXPLAINED_CONCEPTS } from './explained/explain'
import { WHOLE_LEXICON } from './lexicon/whole-lexicon'
import { PAST_SUICIDE } from './reading/past-suicide'
import { SOUNDS_SERIOUS, SOUNDS_URGENT } from './suspicion/sounds'
import { AGE_CONCEPTS } from './vitals/age-concepts'
import { VITAL_CONCEPTS } from './vitals/vital-concepts'

/** Every concept that anything can say. */
export const KNOWN_CONCEPTS: ReadonlySet<string> = new Set([
  ...Object.keys(WHOLE_LEXICON),
  ...AGE_CONCEPTS,
  ...VITAL_CONCEPTS,
  ...EXPLAINED_CONCEPTS,
  PAST_SUICIDE,
  SOUNDS_SERIOUS,
  SOUNDS_URGENT,
])
