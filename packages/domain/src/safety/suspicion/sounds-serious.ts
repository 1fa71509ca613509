import { isSpanish } from '../../free-text/is-spanish'
import { remembering } from '../explained/remembering'
import { featuresByPiece } from './features'
import { inRuns, inWhole, type WordModel } from './word-model'
import { NOW_IN_RUNS, TODAY, TODAY_IN_RUNS } from './weights'

/** The concept, and the rule, of a text that only sounds like one. */
export const SOUNDS_SERIOUS = 'sounds-serious'
/** The concept of a text that sounds like an emergency outright. */
export const SOUNDS_URGENT = 'sounds-urgent'

/** Letters. What is longer is a document, not somebody's message. */
const LONGEST_MESSAGE = 2000
type Tongue = 'english' | 'spanish' | 'other'
/** Where no rule knows what is told, and where one has named what is the matter. */
interface Limits {
  readonly unknown: number
  readonly known: number
}
/**
 * What a text must sound above to need somebody today, and to be an emergency. The less the models have seen of a language, the
 * higher. Chosen on messages left out of the training and on published vignettes, whose voice the models have not learned.
 */
const LIMITS: Readonly<Record<Tongue, { readonly today: Limits; readonly now: Limits }>> = {
  english: { today: { unknown: 1, known: 1.25 }, now: { unknown: 1.25, known: 1.75 } },
  spanish: { today: { unknown: 1.25, known: 1.25 }, now: { unknown: 1.5, known: 1.75 } },
  other: { today: { unknown: 1.75, known: 2.25 }, now: { unknown: Infinity, known: Infinity } },
}

const featuresOf = remembering((plain: string) => (plain.length > LONGEST_MESSAGE ? undefined : featuresByPiece(plain)))

type Sound = (plain: string) => number | undefined
const judgedBy = (judge: typeof inWhole, model: WordModel): Sound =>
  remembering((plain) => {
    const features = featuresOf(plain)
    return features && judge(features, model)
  })

/**
 * How the loudest run of a plain text without idioms sounds beside messages that need somebody today; undefined for a
 * document. The models know nothing and explain nothing: they only make a second look worth while.
 */
export const loudestSoundOf = judgedBy(inRuns, TODAY_IN_RUNS)
/** How all of it sounds: nearer the truth than a run, but more of the calm kind makes it calmer. */
export const wholeSoundOf = judgedBy(inWhole, TODAY)
/** How the loudest run sounds beside emergencies. */
const emergencySoundOf = judgedBy(inRuns, NOW_IN_RUNS)

interface HeardIn {
  readonly isAtHome: boolean
  readonly isKnown: boolean
}

const isLoud = (sound: number | undefined, limits: Limits, isKnown: boolean): boolean =>
  sound !== undefined && sound > limits[isKnown ? 'known' : 'unknown']

const limitsFor = (plain: string, isAtHome: boolean) =>
  LIMITS[isAtHome ? (isSpanish(plain) ? 'spanish' : 'english') : 'other']

/** Whether a text in which no rule heard danger sounds like messages that need somebody today. */
export const soundsSerious = (plain: string, { isAtHome, isKnown }: HeardIn): boolean =>
  isLoud(loudestSoundOf(plain), limitsFor(plain, isAtHome).today, isKnown)

/** Whether a text in which no rule heard an emergency sounds like one outright. */
export const soundsLikeEmergency = (plain: string, { isAtHome, isKnown }: HeardIn): boolean =>
  isLoud(emergencySoundOf(plain), limitsFor(plain, isAtHome).now, isKnown)
