import { join } from 'node:path'
import { fitted, inLetters, rarityOf } from './fitted.mjs'
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
export function fitLetters(examples, need, { space, leniency, rounds, met, lightest = LIGHTEST, weightOf = () => 1 }) {
  const isMeant = isMeantFor(need)
  const {
    features: known,
    placeOf,
    freedom,
  } = rarityOf(
    examples.map(({ places }) => places),
    met,
  )
  const rows = examples.map(({ places, much, ...each }) => {
    const met = places.map((feature, at) => [placeOf.get(feature), much[at]]).filter(([place]) => place !== undefined)
    return {
      places: met.map(([place]) => place),
      much: Float64Array.from(met, ([place, amount]) => amount * freedom[place]),
      isMeant: isMeant(each.level),
      weight: weightOf(each),
    }
  })
  const found = fitted(rows, known.length, { leniency, rounds })
  const weights = new Float32Array(space)
  for (const [place, feature] of known.entries()) {
    const weight = found[place] * freedom[place]
    if (Math.abs(weight) >= lightest) weights[feature] = weight
  }
  return { weights, bias: found.at(-1) }
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
