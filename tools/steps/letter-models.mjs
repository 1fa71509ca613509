import { join } from 'node:path'
import { fitted, inLetters } from './fitted.mjs'
import { repository } from './process.mjs'
import { isMeantFor } from './suspicion-examples.mjs'
import { writeFormatted } from './write-formatted.mjs'

/** What the letters of a message are fitted for. */
export const NEEDS = ['today', 'now']
/** What weighs less than this is left out. */
const LIGHTEST = 0.3

export const withFeatures = (example, features) => ({
  ...example,
  places: [...features.keys()],
  much: Float64Array.from(features.values()),
})

/** A model of one need. @param weightOf how much an example counts */
export function fitLetters(examples, need, { space, leniency, rounds, lightest = LIGHTEST, weightOf = () => 1 }) {
  const isMeant = isMeantFor(need)
  const rows = examples.map((each) => ({ ...each, isMeant: isMeant(each.level), weight: weightOf(each) }))
  const weights = fitted(rows, space, { leniency, rounds })
  return {
    weights: weights.subarray(0, space).map((each) => (Math.abs(each) < lightest ? 0 : each)),
    bias: weights.at(-1),
  }
}

/** How many of those sound above a limit to a model. */
export const countAbove = (limit, those, { weights, bias }) => {
  const soundOf = ({ places, much }) => places.reduce((sum, place, at) => sum + much[at] * weights[place], bias)
  return those.filter((each) => soundOf(each) > limit).length
}

/** Writes a model for each need beside the gate. */
export const writeLetterModels = (file, name, tool, step, modelOf) =>
  writeFormatted(
    join(repository, 'packages/domain/src/safety/suspicion', file),
    `import { written } from './word-model'

/** Written by tools/${tool}. */
export const ${name} = {
${NEEDS.map((need) => {
  const { weights, bias } = modelOf(need)
  return `${need}: written(${JSON.stringify(inLetters(weights, step))}, ${step}, ${bias.toFixed(4)}),`
}).join('\n')}
}
`,
  )
