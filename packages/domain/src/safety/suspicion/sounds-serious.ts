import { featuresByPiece } from './features'
import { WORDS } from './weights'
import { inWhole } from './word-model'

/** What a text must sound above in a language of which the models have seen little: where no rule knows what is told, and where one does. */
const LIMIT = { unknown: 3.25, known: 3.5 }

/** Whether a text in a language other than English and Spanish, in which no rule heard danger, sounds like messages that need somebody today. */
export const soundsSerious = (plain: string, isKnown: boolean): boolean =>
  inWhole(featuresByPiece(plain), [WORDS.today])[0]! > LIMIT[isKnown ? 'known' : 'unknown']
