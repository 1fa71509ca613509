import type { ResourceFactsCost } from './resource-facts'

const FREE =
  /^(?:none|no fees?|no charges?|no cost|free|free of charge|at no (?:cost|charge)|\$?0(?:\.00)?|gratis|gratuit[oa]s?|sin costo|sin cargo|ningun[oa]?|es gratis)\b/i
const WITH_A_CATCH = /\bexcept|\bsalvo|\bexcepto|sliding|escala|co-?pay|copago|\$\s*[1-9]|\bfor (?:some|most)\b/i
const FEE =
  /\$\s*[1-9]|\bsliding|\bescala\b|\bco-?pay|\bcopago|\bfees? (?:apply|vary|varies)|\bper (?:hour|ride|mile|visit|session)\b/i

/** Whether it costs nothing: by its prices, else by what it says of its fees. Undefined where nobody says. */
export function isFreeOf(costs: readonly ResourceFactsCost[], fees: string | undefined): boolean | undefined {
  const amounts = costs.flatMap(({ amountCents }) => amountCents ?? [])
  if (amounts.some((cents) => cents > 0)) return false
  const text = fees?.trim() ?? ''
  if (FREE.test(text) && !WITH_A_CATCH.test(text)) return true
  if (FEE.test(text)) return false
  return amounts.length > 0 ? true : undefined
}
