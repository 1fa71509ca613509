import { remembering } from '../explained/remembering'
import { featuresByPiece } from './features'
import { BIAS, WEIGHTS } from './weights'

/** The concept, and the rule, of a text that only sounds like one. */
export const SOUNDS_SERIOUS = 'sounds-serious'

/** Letters. What is longer is a document, not somebody's message. */
const LONGEST_MESSAGE = 2000
const ZERO = 'P'.charCodeAt(0)
/** One step of a written weight. */
export const STEP = 0.1
/**
 * What the likeness of a text must be above: in English or Spanish, and in languages of which the model has seen little.
 * Chosen on messages left out of the training, so that about one in thirty of the calm ones is above.
 */
const THRESHOLD = { home: 0.75, other: 1.25 }
/** Added where a rule has named what is the matter, and found it no danger. */
const KNOWN_COMPLAINT = 0.75
/** Pieces of a text that are judged together at most. */
export const LONGEST_RUN = 6

const weightOf = (feature: number): number => (WEIGHTS.charCodeAt(feature) - ZERO) * STEP

/** The likest of the runs that begin with a piece. */
function likestRun(pieces: readonly (readonly number[])[], weight: (feature: number) => number): number {
  const run = new Set<number>()
  let sum = 0
  let most = Number.NEGATIVE_INFINITY
  for (const piece of pieces) {
    const more = piece.filter((feature) => !run.has(feature))
    for (const feature of more) run.add(feature)
    sum = more.reduce((total, feature) => total + weight(feature), sum)
    if (run.size > 0) most = Math.max(most, sum / Math.sqrt(run.size))
  }
  return most
}

/**
 * How alike a text's features are to those of emergencies: above 0 more than to those of others. Each run of its pieces is
 * judged, and the likest counts: whatever is said besides takes nothing away.
 */
export const likeness = (pieces: readonly (readonly number[])[], weight = weightOf, bias = BIAS): number =>
  bias + Math.max(...pieces.map((_piece, at) => likestRun(pieces.slice(at, at + LONGEST_RUN), weight)))

/**
 * How a plain text, without idioms, sounds beside messages about emergencies, by a linear model of its words; undefined for
 * a document. The model knows nothing and explains nothing: it only makes a second look worth while.
 */
export const soundOf = remembering((plain: string): number | undefined =>
  plain.length > LONGEST_MESSAGE ? undefined : likeness(featuresByPiece(plain)),
)

/** Whether a text sounds like messages about emergencies, where no rule was heard. */
export const soundsSerious = (
  plain: string,
  { language, isKnown }: { readonly language: keyof typeof THRESHOLD; readonly isKnown: boolean },
): boolean => (soundOf(plain) ?? Number.NEGATIVE_INFINITY) > THRESHOLD[language] + (isKnown ? KNOWN_COMPLAINT : 0)
