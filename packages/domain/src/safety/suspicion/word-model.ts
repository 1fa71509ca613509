const ZERO = 'P'.charCodeAt(0)
/** Pieces of a text that are judged together at most. */
export const LONGEST_RUN = 6

/** A linear model of the words of a text, by the numbers of its features. */
export interface WordModel {
  readonly weight: (feature: number) => number
  readonly bias: number
}

/** A model as it is written down: a letter for each feature, so many steps above or below P. */
export const written = (letters: string, step: number, bias: number): WordModel => ({
  weight: (feature) => (letters.charCodeAt(feature) - ZERO) * step,
  bias,
})

/** The likest of the runs that begin with a piece. */
function likestRun(pieces: readonly (readonly number[])[], { weight }: WordModel): number {
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
 * How alike a text's features are to those of messages that need somebody today: above 0 more than to those of others. Each
 * run of its pieces is judged, and the likest counts: whatever is said besides takes nothing away.
 */
export const inRuns = (pieces: readonly (readonly number[])[], model: WordModel): number =>
  model.bias + Math.max(...pieces.map((_piece, at) => likestRun(pieces.slice(at, at + LONGEST_RUN), model)))

/** The same of all its pieces together. Nothing is like nothing. */
export function inWhole(pieces: readonly (readonly number[])[], { weight, bias }: WordModel): number {
  const features = new Set(pieces.flat())
  if (features.size === 0) return Number.NEGATIVE_INFINITY
  let sum = 0
  for (const feature of features) sum += weight(feature)
  return bias + sum / Math.sqrt(features.size)
}
