const ZERO = 'P'.charCodeAt(0)
const NEAREST = '#'.charCodeAt(0)
/** Passes over so many features that weigh nothing, and more. */
const FURTHER = '~'.charCodeAt(0)
/** Pieces of a text that are judged together at most. */
const LONGEST_RUN = 6

/** A linear model of the words of a text, by the numbers of its features. */
export interface WordModel {
  readonly weight: (feature: number) => number
  readonly bias: number
}

/** Steps of every feature for each of so many models, beside each other: what one model looks up, the others find near. */
function stepsIn(letters: string, space: number, models: number): Int8Array {
  const steps = new Int8Array(space * models)
  let feature = -1
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters.charCodeAt(at)
    feature += letter - NEAREST
    if (letter === FURTHER) continue
    feature += 1
    for (let model = 0; model < models; model += 1)
      steps[feature * models + model] = letters.charCodeAt((at += 1)) - ZERO
  }
  return steps
}

/**
 * Models as they are written down: for each feature that weighs, a letter for how many are passed over before it, and for each model a
 * letter for so many steps above or below P. Read when first asked.
 * @param biases by the name of each model, in the order of their letters
 */
export function written<Name extends string>(
  letters: string,
  space: number,
  step: number,
  biases: Readonly<Record<Name, number>>,
): Readonly<Record<Name, WordModel>> {
  const names = Object.keys(biases) as Name[]
  let steps: Int8Array | undefined
  const stepOf = (at: number, feature: number) =>
    (steps ??= stepsIn(letters, space, names.length))[feature * names.length + at]!
  const models = names.map((name, at): [Name, WordModel] => [
    name,
    { weight: (feature) => stepOf(at, feature) * step, bias: biases[name] },
  ])
  return Object.fromEntries(models) as Record<Name, WordModel>
}
type Pieces = readonly (readonly number[])[]

/** The different features of each run of pieces, each run with what it has beyond the one before that begins alike. */
function* runsOf(
  pieces: Pieces,
): Generator<{ readonly more: readonly number[]; readonly isNew: boolean; readonly size: number }> {
  for (let start = 0; start < pieces.length; start += 1) {
    const run = new Set<number>()
    for (let at = start; at < Math.min(pieces.length, start + LONGEST_RUN); at += 1) {
      const more = pieces[at]!.filter((feature) => !run.has(feature))
      for (const feature of more) run.add(feature)
      yield { more, isNew: at === start, size: run.size }
    }
  }
}

/**
 * How alike a text's features are, for each model, to those of messages that it was fitted to find: above 0 more than to those of
 * others. Each run of its pieces is judged, and the likest counts: whatever is said besides takes nothing away.
 */
export function inRuns(pieces: Pieces, models: readonly WordModel[]): readonly number[] {
  const most = models.map(() => Number.NEGATIVE_INFINITY)
  const sums = models.map(() => 0)
  for (const { more, isNew, size } of runsOf(pieces))
    for (const [at, { weight }] of models.entries()) {
      let sum = isNew ? 0 : sums[at]!
      for (const feature of more) sum += weight(feature)
      sums[at] = sum
      if (size > 0) most[at] = Math.max(most[at]!, sum / Math.sqrt(size))
    }
  return models.map(({ bias }, at) => bias + most[at]!)
}

/** The same of all its pieces together. Nothing is like nothing. */
export function inWhole(pieces: Pieces, models: readonly WordModel[]): readonly number[] {
  const features = [...new Set(pieces.flat())]
  return models.map(({ weight, bias }) =>
    features.length === 0
      ? Number.NEGATIVE_INFINITY
      : bias + features.reduce((sum, feature) => sum + weight(feature), 0) / Math.sqrt(features.length),
  )
}
