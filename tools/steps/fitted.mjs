import { minimize } from './minimize.mjs'

const STEPS = 45
const ZERO = 'P'.charCodeAt(0)

/**
 * Logistic regression, held back from weighing much. Of each row the places of its features, how much there is of each, whether it is
 * meant, and how much it counts. The last of the weights is for every row.
 */
export function fitted(rows, size, { leniency, rounds }) {
  const valueAt = (weights, slope) => {
    let value = 0
    for (let at = 0; at < size; at += 1) {
      value += (0.5 / leniency) * weights[at] ** 2
      slope[at] = weights[at] / leniency
    }
    for (const { places, much, isMeant, weight } of rows) {
      let sum = weights[size]
      for (let each = 0; each < places.length; each += 1) sum += weights[places[each]] * much[each]
      const margin = isMeant ? sum : -sum
      value += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin)
      const fault = ((isMeant ? -1 : 1) * weight) / (1 + Math.exp(margin))
      for (let each = 0; each < places.length; each += 1) slope[places[each]] += fault * much[each]
      slope[size] += fault
    }
    return value
  }
  return minimize(valueAt, size + 1, rounds)
}

const NEAREST = '#'.charCodeAt(0)
const FURTHER = '~'.charCodeAt(0) - NEAREST

const inSteps = (weight, step) => Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))
const letter = (number, from) => String.fromCharCode(from + number)

/** Weights of models as `written` of the word models reads them: only features that weigh in one of them. @param models arrays alike long */
export function inLetters(models, step) {
  let letters = ''
  let passed = 0
  for (let feature = 0; feature < models[0].length; feature += 1) {
    const steps = models.map((weights) => inSteps(weights[feature], step))
    if (steps.every((each) => each === 0)) {
      passed += 1
      continue
    }
    for (; passed >= FURTHER; passed -= FURTHER) letters += letter(FURTHER, NEAREST)
    letters += letter(passed, NEAREST) + steps.map((each) => letter(each, ZERO)).join('')
    passed = 0
  }
  return letters
}

/** How often a feature must have been met to weigh, and how much more freely one weighs that is seldom met. */
const MET = { often: 3, rarity: 2 }

/**
 * What is known of features by the rows they stand in: a place for each that is met often enough, and how freely it may weigh: a
 * power of the logarithm of how seldom it is. What is seldom says which illness is told of; common words are held back.
 * @param lists the features of each row
 */
function rarityOf(lists, { often, rarity } = MET) {
  const counts = new Map()
  for (const features of lists) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const met = [...counts].filter(([, count]) => count >= often)
  const seldom = met.map(([, count]) => (Math.log((1 + lists.length) / (1 + count)) + 1) ** rarity)
  const all = met.reduce((sum, [, count]) => sum + count, 0)
  const usual = met.reduce((sum, [, count], at) => sum + count * seldom[at], 0) / all
  return {
    features: met.map(([feature]) => feature),
    placeOf: new Map(met.map(([feature], at) => [feature, at])),
    freedom: Float64Array.from(seldom, (each) => each / usual),
  }
}

/**
 * A linear model of features, of which the seldom ones weigh more freely.
 * @param rows what `fitted` takes, its places being features
 * @param space how many features are told apart
 */
export function fittedByRarity(rows, space, { met, ...fit }) {
  const { features, placeOf, freedom } = rarityOf(
    rows.map(({ places }) => places),
    met,
  )
  const known = rows.map((row) => {
    const found = row.places
      .map((feature, at) => [placeOf.get(feature), row.much[at]])
      .filter(([place]) => place !== undefined)
    return {
      ...row,
      places: found.map(([place]) => place),
      much: Float64Array.from(found, ([place, much]) => much * freedom[place]),
    }
  })
  const model = fitted(known, features.length, fit)
  const weights = new Float32Array(space)
  for (const [place, feature] of features.entries()) weights[feature] = model[place] * freedom[place]
  return { weights, bias: model.at(-1) }
}
