import type { Cents } from '../kernel/cents'
import { divideHalfUp } from '../poverty/divide-half-up'
import type { UsState } from '../vocabulary/us-state'
import { ageCurves, familyTiers, type AgeCurve } from './age-curves.parameters'
import { familyTierFactor } from './family-tier'
import { ratedPeople, type RatedPerson } from './rated-people'

const OLDEST_BAND = 64
const BASE_AGE = { 'age-0': 0, 'age-21': 21 } as const

/** What a base premium is for: the age it is printed at. In New York and Vermont it is always one adult's. */
export type PremiumBase = keyof typeof BASE_AGE

export interface FamilyPremiumFacts {
  readonly state: UsState
  /** Everybody on the plan. */
  readonly people: readonly RatedPerson[]
  readonly baseCents: Cents
  readonly base: PremiumBase
}

const curves = ageCurves.on('2018-01-01')
const tiers = familyTiers.on('2018-01-01')

const curveOf = (state: UsState): AgeCurve => curves.states[state] ?? curves.federal

/**
 * The monthly premium of a family in cents (45 CFR 147.102(c)): each rated person's premium to the cent, added up; in
 * New York and Vermont by family tier.
 */
export function premiumForFamily({ state, people, baseCents, base }: FamilyPremiumFacts): Cents {
  const family = tiers[state]
  if (family) return divideHalfUp(baseCents * familyTierFactor(family, people), 1000)
  const curve = curveOf(state)
  const baseFactor = curve[BASE_AGE[base]]!
  let total = 0
  for (const { age } of ratedPeople(people)) {
    total += divideHalfUp(baseCents * curve[Math.min(age, OLDEST_BAND)]!, baseFactor)
  }
  return total
}
