import { decideHelp } from '@careway/domain/programs/decide-help'
import { EVERY_HELP } from '@careway/domain/programs/help-case'
import { PROGRAM_COVERAGES, type ProgramFacts } from '@careway/domain/programs/program'
import { PROGRAM_QUESTIONS, PROGRAM_RULES } from '@careway/domain/programs/rule-codes'
import { HELP_CIRCUMSTANCES, HELP_VALUES, LIKELIHOODS, VERIFICATIONS } from '@careway/domain/vocabulary/help-terms'
import { describe, expect, it } from 'vitest'
import coverageEn from '../messages/en/coverage.json'
import en from '../messages/en/programs.json'
import es from '../messages/es/programs.json'

type Branch = { readonly [key: string]: string | Branch }

const flatten = (branch: Branch, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : flatten(value, `${path}${key}.`),
  )

const OUTCOMES = ['met', 'not-met', 'unknown', 'maybe']
const COSTS = ['free', 'low-cost', 'sliding-scale', 'premium']
const DISCRETIONS = [
  'fund-opens-and-closes',
  'decided-case-by-case',
  'varies-by-state',
  'varies-by-medicine',
  'varies-by-hospital',
]
const STANDINGS = ['income-at-most', 'yearly-income-at-most', 'age', 'percent-of-poverty']

/** Every branch that codes name, with all its codes. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  rule: PROGRAM_RULES,
  standing: STANDINGS,
  outcome: OUTCOMES,
  likelihood: LIKELIHOODS,
  question: [...PROGRAM_QUESTIONS, ...HELP_CIRCUMSTANCES.map((code) => `circumstance.${code}`)],
  circumstance: HELP_CIRCUMSTANCES,
  coverage: PROGRAM_COVERAGES,
  cost: COSTS,
  discretion: DISCRETIONS,
  verification: VERIFICATIONS,
  value: HELP_VALUES,
}

describe.each([
  ['en', en],
  ['es', es],
] as const)('the words of help in %s', (_locale, catalog: Branch) => {
  it.each(Object.keys(CODES))('have one for every code of %s, and none beside', (branch) => {
    const words = flatten(catalog[branch] as Branch)
    expect(words.map(([key]) => key).sort()).toEqual([...CODES[branch]!].sort())
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([])
  })
})

const unsaid: ProgramFacts = { asOf: '2026-11-21', circumstances: {} }
const told: ProgramFacts = {
  ...unsaid,
  state: 'TX',
  age: 40,
  householdSize: 1,
  insuranceStatus: 'medicare',
  annualIncomeCents: 2_000_000,
}
const decisions = EVERY_HELP.flatMap((record) => [decideHelp(record, unsaid), decideHelp(record, told)])

it('there is a sentence for every rule that decides, and for every question it leaves', () => {
  const rules = new Set([
    ...flatten(en.rule).map(([key]) => `programs.${key}`),
    ...flatten(coverageEn.rule).map(([key]) => key),
  ])
  const asked = new Set(flatten(en.question).map(([key]) => key))
  expect(decisions.flatMap(({ findings }) => findings.filter(({ rule }) => !rules.has(rule)))).toEqual([])
  expect(decisions.flatMap(({ questions }) => questions.filter((code) => !asked.has(code)))).toEqual([])
})

it('every sentence has the figures it speaks of', () => {
  const words = new Map(flatten(en.rule).map(([key, text]) => [`programs.${key}`, text]))
  const wanting = decisions.flatMap(({ findings }) =>
    findings.flatMap(({ rule, params, threshold, number }) => {
      const names = (words.get(rule) ?? '').match(/(?<={{)\w+/g) ?? []
      const given: Readonly<Record<string, unknown>> = { ...params, threshold, number }
      return names.filter((name) => given[name] === undefined).map((name) => `${rule}: ${name}`)
    }),
  )
  expect(wanting).toEqual([])
})
