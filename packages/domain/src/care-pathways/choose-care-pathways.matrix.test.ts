import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_PREFERENCES } from '../vocabulary/language-preference'
import {
  CHRONIC_CONDITIONS,
  FINANCIAL_SITUATIONS,
  HEALTHCARE_NEEDS,
  INSURANCE_STATUSES,
  URGENCIES,
} from '../vocabulary/profile-choices'
import { US_STATES } from '../vocabulary/us-state'
import type { CarePathway, CarePathwayFacts } from './care-pathway'
import { AS_OF, factsOf, noPlaces, somePlaces } from './choose-care-pathways.fixture'
import { chooseCarePathways } from './choose-care-pathways'
import { everyOwnPlan, MATRIX, sweep } from './choose-care-pathways.lives.fixture'
import { ADVANTAGE_CODES, COST_CODES, FINDER_CODES, OPTION_CODES, REASON_CODES, STEP_CODES } from './codes'
import { CARE_TOPICS, TOPIC_PHRASES } from './topic-phrases'

const known = (codes: readonly string[], used: readonly { readonly code: string }[]) =>
  used.filter(({ code }) => !codes.includes(code)).map(({ code }) => code)

function checkPathway(pathway: CarePathway) {
  const { option, steps, cost, reasons, advantages } = pathway
  expect(OPTION_CODES).toContain(option)
  expect(steps.length, option).toBeGreaterThanOrEqual(4)
  expect(steps.length, option).toBeLessThanOrEqual(8)
  expect(new Set(steps.map(({ code }) => code)).size, option).toBe(steps.length)
  expect(advantages.length, option).toBeGreaterThanOrEqual(2)
  expect(advantages.length, option).toBeLessThanOrEqual(4)
  expect(reasons.length, option).toBeGreaterThanOrEqual(1)
  expect(cost.citations.length, option).toBeGreaterThanOrEqual(1)
  expect(cost.reasons.length, option).toBeGreaterThanOrEqual(1)
  expect(cost.estimated.low).toBeGreaterThanOrEqual(0)
  expect(cost.copay.low).toBeGreaterThanOrEqual(0)
  expect(cost.estimated.low).toBeLessThanOrEqual(cost.estimated.high)
  expect(cost.copay.low, option).toBeLessThanOrEqual(cost.copay.high)
  expect(cost.copay.high, option).toBeLessThanOrEqual(cost.estimated.high)
  expect(pathway.place ?? pathway.finder, option).toBeDefined()
  expect(known(STEP_CODES, steps)).toEqual([])
  expect(known(REASON_CODES, reasons)).toEqual([])
  expect(known(ADVANTAGE_CODES, advantages)).toEqual([])
  expect(known(COST_CODES, cost.reasons)).toEqual([])
}

function checkList(facts: CarePathwayFacts, pathways: readonly CarePathway[]) {
  const primary = pathways.filter(({ type }) => type === 'primary').length
  expect(primary).toBeGreaterThanOrEqual(1)
  expect(primary).toBeLessThanOrEqual(3)
  expect(pathways[0]!.type).toBe('primary')
  expect(pathways.length).toBeGreaterThanOrEqual(5)
  expect(pathways.length).toBeLessThanOrEqual(9)
  expect(new Set(pathways.map(({ option }) => option)).size).toBe(pathways.length)
  expect(pathways.some(({ type }) => type === 'community')).toBe(true)
  expect(pathways.some(({ type }) => type === 'emergency')).toBe(true)
  if (facts.need === 'emergency') {
    expect(pathways[0]!.option).toBe('call-911')
    expect(pathways[0]!.steps[0]!.code).toBe('call-911-now')
  }
  pathways.forEach(checkPathway)
}

describe('every need under every cover in both kinds of state', () => {
  it.each(MATRIX)('$need, $insuranceStatus, $state', (given) => {
    const facts = factsOf({ ...given, annualIncomeCents: 1_436_400 })
    const pathways = chooseCarePathways(facts, noPlaces, AS_OF)
    expect(pathways[0]!.type).toBe('primary')
    checkList(facts, pathways)
  })

  it.each(HEALTHCARE_NEEDS)('%s: each cover has its own list and its own costs', (need) => {
    const lists = INSURANCE_STATUSES.map((insuranceStatus) =>
      JSON.stringify(
        chooseCarePathways(factsOf({ need, insuranceStatus }), noPlaces, AS_OF).map(({ option, cost }) => [
          option,
          cost.copay,
        ]),
      ),
    )
    expect(new Set(lists).size).toBe(INSURANCE_STATUSES.length)
  })

  it.each(INSURANCE_STATUSES)('%s: each need has its own list', (insuranceStatus) => {
    const lists = HEALTHCARE_NEEDS.map((need) =>
      chooseCarePathways(factsOf({ need, insuranceStatus }), noPlaces, AS_OF)
        .map(({ option }) => option)
        .join(),
    )
    expect(new Set(lists).size).toBe(HEALTHCARE_NEEDS.length)
  })

  it.each(HEALTHCARE_NEEDS)('%s: without insurance, expansion changes the answer below 138 %%', (need) => {
    const list = (state: 'TX' | 'CA') =>
      chooseCarePathways(factsOf({ need, state, annualIncomeCents: 1_436_400 }), noPlaces, AS_OF)
        .map(({ option }) => option)
        .join()
    expect(list('TX')).not.toBe(list('CA'))
  })
})

const anyFacts: fc.Arbitrary<CarePathwayFacts> = fc
  .record({
    need: fc.constantFrom(...HEALTHCARE_NEEDS),
    insuranceStatus: fc.constantFrom(...INSURANCE_STATUSES),
    state: fc.constantFrom(...US_STATES),
    age: fc.integer({ min: 1, max: 120 }),
    urgency: fc.constantFrom(...URGENCIES),
    languagePreference: fc.constantFrom(...LANGUAGE_PREFERENCES),
    chronicConditions: fc.uniqueArray(fc.constantFrom(...CHRONIC_CONDITIONS)),
    hasTransportation: fc.boolean(),
    householdSize: fc.integer({ min: 1, max: 20 }),
    annualIncomeCents: fc.option(fc.integer({ min: 0, max: 30_000_000 }), { nil: undefined }),
    financialSituation: fc.option(fc.constantFrom(...FINANCIAL_SITUATIONS), { nil: undefined }),
    insurancePlan: fc.constantFrom('', 'Blue HMO', 'PPO', 'HDHP with HSA', 'Medigap Plan G', 'Medicare Advantage'),
    specificNeed: fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(
        'chest pain',
        'quiero morir',
        ...CARE_TOPICS.map((topic) => TOPIC_PHRASES[topic][0]!.replaceAll('*', '')),
      ),
    ),
  })
  .map(({ annualIncomeCents, financialSituation, ...rest }) =>
    factsOf({
      ...rest,
      ...(annualIncomeCents === undefined ? {} : { annualIncomeCents }),
      ...(financialSituation === undefined ? {} : { financialSituation }),
    }),
  )

describe('properties', () => {
  it('holds for anybody', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(noPlaces, somePlaces), (facts, places) => {
        checkList(facts, chooseCarePathways(facts, places, AS_OF))
      }),
      { numRuns: 400 },
    )
  })

  it('gives the same answer twice', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(chooseCarePathways(facts, somePlaces, AS_OF)).toEqual(chooseCarePathways(facts, somePlaces, AS_OF))
      }),
      { numRuns: 50 },
    )
  })

  it('never makes a health center cheaper for more income', () => {
    const copayAt = (annualIncomeCents: number) =>
      chooseCarePathways(factsOf({ annualIncomeCents }), noPlaces, AS_OF).find(
        ({ option }) => option === 'health-center-visit',
      )!.cost.copay
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_000_000 }), fc.integer({ min: 0, max: 1_000_000 }), (income, more) => {
        const [less, greater] = [copayAt(income), copayAt(income + more)]
        expect(greater.low).toBeGreaterThanOrEqual(less.low)
        expect(greater.high).toBeGreaterThanOrEqual(less.high)
      }),
      { numRuns: 100 },
    )
  })
})

describe('a chosen plan', () => {
  it('makes whole pathways whatever its terms', () => {
    expect(everyOwnPlan.length).toBeGreaterThan(20)
    for (const [changes] of everyOwnPlan) {
      const facts = factsOf(changes)
      checkList(facts, chooseCarePathways(facts, noPlaces, AS_OF))
    }
  })
})

describe('code lists', () => {
  const pathways = sweep()
  const unused = (codes: readonly string[], used: readonly string[]) => codes.filter((code) => !new Set(used).has(code))

  it.each([
    ['option', OPTION_CODES, pathways.map(({ option }) => option)],
    ['reason', REASON_CODES, pathways.flatMap(({ reasons }) => reasons.map(({ code }) => code))],
    ['advantage', ADVANTAGE_CODES, pathways.flatMap(({ advantages }) => advantages.map(({ code }) => code))],
    ['step', STEP_CODES, pathways.flatMap(({ steps }) => steps.map(({ code }) => code))],
    ['cost', COST_CODES, pathways.flatMap(({ cost }) => cost.reasons.map(({ code }) => code))],
    ['finder', FINDER_CODES, pathways.flatMap(({ finder }) => (finder ? [finder.code] : []))],
  ])('uses every %s code', (_name, codes, used) => expect(unused(codes, used)).toEqual([]))
})
