/** What the tools that fit word and letter models need of the gate. */
import { SAFETY_RULES } from '@careway/domain/safety/rules/all-rules'

export { hearMessage } from '@careway/domain/safety/hear-message'
export { plainText } from '@careway/domain/safety/reading/fold-message'
export { withoutIdioms } from '@careway/domain/safety/reading/idioms'
export { featuresByPiece, FEATURE_SPACE } from '@careway/domain/safety/suspicion/features'
export { CONCEPT_SPACE, conceptFeatures } from '@careway/domain/safety/suspicion/concept-features'
export { bearingsOf, NEEDS, toldBy } from '@careway/domain/safety/suspicion/bearings'
export { LIMIT, LONGEST } from '@careway/domain/safety/suspicion/few-words'
export { LIMIT_ABROAD, LONGEST_ABROAD } from '@careway/domain/safety/suspicion/abroad'
export {
  LETTER_SPACE,
  LETTER_SPACE_ABROAD,
  letterFeatures,
  letterFeaturesAbroad,
} from '@careway/domain/safety/suspicion/letter-features'
export { weighedBy } from '@careway/domain/safety/suspicion/weigh'

/** Rules that know no lesser level than "today". */
export const GRAVE_RULES: ReadonlySet<string> = new Set(
  SAFETY_RULES.filter(({ levels }) =>
    levels.every(({ level, anyOf }) => anyOf.length === 0 || level === 'urgent' || level === 'high'),
  ).map(({ id }) => id),
)
