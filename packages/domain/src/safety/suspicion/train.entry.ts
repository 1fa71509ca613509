/** What tools/train-suspicion.mjs fits the weights with. */
export { plainText } from '../reading/fold-message'
export { withoutIdioms } from '../reading/idioms'
export { featuresByPiece, FEATURE_SPACE } from './features'
export { likeness, LONGEST_RUN, STEP } from './sounds-serious'
