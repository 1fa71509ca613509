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

/** Weights as `written` of the word models reads them: a letter for each, so many steps above or below P. */
export const inLetters = (weights, step) =>
  Array.from(weights, (weight) =>
    String.fromCharCode(ZERO + Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))),
  ).join('')
