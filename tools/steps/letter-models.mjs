import { join } from 'node:path'
import { fittedByRarity, inLetters } from './fitted.mjs'
import { repository } from './process.mjs'
import { isMeantFor } from './suspicion-examples.mjs'
import { writeFormatted } from './write-formatted.mjs'

/** What the letters of a message are fitted for. */
export const NEEDS = ['today', 'now']
/** What weighs less than this is left out. */
const LIGHTEST = 1.5

export const withFeatures = (example, features) => ({
  ...example,
  places: [...features.keys()],
  much: Float64Array.from(features.values()),
})

/** A model of one need. @param weightOf how much an example counts */
export function fitLetters(examples, need, { space, lightest = LIGHTEST, weightOf = () => 1, ...fit }) {
  const isMeant = isMeantFor(need)
  const rows = examples.map((each) => ({ ...each, isMeant: isMeant(each.level), weight: weightOf(each) }))
  const { weights, bias } = fittedByRarity(rows, space, fit)
  return { weights: weights.map((each) => (Math.abs(each) < lightest ? 0 : each)), bias }
}

/** How many of those sound above a limit to a model. */
export const countAbove = (limit, those, { weights, bias }) => {
  const soundOf = ({ places, much }) => places.reduce((sum, place, at) => sum + much[at] * weights[place], bias)
  return those.filter((each) => soundOf(each) > limit).length
}

/** Writes models of every need beside the gate. @param spaceName the constant that says how many features are told apart */
export const writeLetterModels = ({ file, name, spaceName, tool, step }, modelOf) => {
  const models = NEEDS.map(modelOf)
  const biases = NEEDS.map((need, at) => `${need}: ${models[at].bias.toFixed(4)}`)
  const letters = inLetters(
    models.map(({ weights }) => weights),
    step,
  )
  return writeFormatted(
    join(repository, 'packages/domain/src/safety/suspicion', file),
    `import { ${spaceName} } from './letter-features'
import { written } from './word-model'

/** Written by tools/${tool}. */
export const ${name} = written(${JSON.stringify(letters)}, ${spaceName}, ${step}, { ${biases.join(', ')} })
`,
  )
}
