/** What tools/train-suspicion.mjs fits the weights with. */
import { SAFETY_RULES } from '../rules/all-rules'

export { hearMessage } from '../assess-message'
export { plainText } from '../reading/fold-message'
export { withoutIdioms } from '../reading/idioms'
export { featuresByPiece, FEATURE_SPACE } from './features'
export { bearingsOf, NEEDS } from './bearings'
export { LIMITS, LONGEST } from './few-words'
export { LETTER_SPACE, letterFeatures } from './letter-features'
export { weighedBy } from './weigh'

/** Rules that know no lesser level than "today". */
export const GRAVE_RULES: ReadonlySet<string> = new Set(
  SAFETY_RULES.filter(({ levels }) =>
    levels.every(({ level, anyOf }) => anyOf.length === 0 || level === 'urgent' || level === 'high'),
  ).map(({ id }) => id),
)
