import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidePrograms } from '../coverage/decide-coverage'
import { completeHousehold } from '../household/complete-household'
import { HELP_CIRCUMSTANCES } from '../vocabulary/help-terms'
import { CHRONIC_CONDITIONS, GENDERS } from '../vocabulary/profile-choices'
import { US_STATES } from '../vocabulary/us-state'
import { decideHelp, type HelpRules } from './decide-help'
import { EVERY_HELP } from './help-case'
import type { ProgramCondition, ProgramFacts } from './program'

const AS_OF = '2026-11-21'
const RUNS = { numRuns: 300 }
const PATIENCE = { timeout: 60_000 }

const cents = fc.oneof(
  fc.nat({ max: 20_000_000 }),
  fc.nat({ max: 400 }).map((percent) => percent * 15_960),
)
const member = fc.record({ age: fc.nat({ max: 90 }), isPregnant: fc.boolean(), isDisabled: fc.boolean() })

/** Everything said, and nothing that contradicts itself: who has Medicare has it in both places. */
const everything = fc
  .record({
    state: fc.constantFrom(...US_STATES),
    insuranceStatus: fc.constantFrom('private', 'medicare', 'medicaid', 'uninsured', 'other'),
    gender: fc.constantFrom(...GENDERS),
    chronicConditions: fc.subarray([...CHRONIC_CONDITIONS]),
    hasTransportation: fc.boolean(),
    annualIncomeCents: cents,
    members: fc.array(member, { minLength: 1, maxLength: 6 }),
    yes: fc.subarray([...HELP_CIRCUMSTANCES]),
  })
  .map(({ members, yes, ...said }): ProgramFacts => {
    const household = completeHousehold({
      state: said.state,
      magiCents: said.annualIncomeCents,
      members: members.map((each, index) => ({
        ...each,
        hasMedicare: index === 0 && said.insuranceStatus === 'medicare',
      })),
    })
    return {
      ...said,
      asOf: AS_OF,
      age: members[0]!.age,
      householdSize: household.size,
      household,
      coverage: decidePrograms(household, 2026, AS_OF).members.map(({ decision }) => decision),
      circumstances: Object.fromEntries(HELP_CIRCUMSTANCES.map((code) => [code, yes.includes(code)])),
    }
  })

const FACTS = [
  'state',
  'age',
  'gender',
  'insuranceStatus',
  'chronicConditions',
  'hasTransportation',
  'annualIncomeCents',
  'householdSize',
  'household',
  'coverage',
] as const

/** The same person before some of it was said. */
function unsaid(facts: ProgramFacts, left: readonly string[]): ProgramFacts {
  const said = Object.entries(facts).filter(([name]) => !left.includes(name))
  const answered = Object.entries(facts.circumstances).filter(([code]) => !left.includes(code))
  return { ...Object.fromEntries(said), asOf: facts.asOf, circumstances: Object.fromEntries(answered) }
}

const leftOut = fc.subarray([...FACTS, ...HELP_CIRCUMSTANCES])
const anyRecord = fc.constantFrom(...EVERY_HELP)

const leafKinds = (condition: ProgramCondition): readonly string[] =>
  condition.kind === 'any-of' || condition.kind === 'all-of' ? condition.ways.flatMap(leafKinds) : [condition.kind]
const byIncomeAlone = EVERY_HELP.filter(({ conditions }) => {
  const kinds = conditions.flatMap(leafKinds)
  return kinds.includes('income-at-most') && !kinds.includes('medicare-savings')
})

const PLACE = { likely: 0, maybe: 1, 'need-more-information': 1, unlikely: 2 }

describe('any person and any record', PATIENCE, () => {
  it('is never decided otherwise by saying more', () => {
    fc.assert(
      fc.property(anyRecord, everything, leftOut, (record, facts, left) => {
        const before = decideHelp(record, unsaid(facts, left))
        const after = decideHelp(record, facts)
        if (before.likelihood === 'likely' || before.likelihood === 'unlikely')
          expect([record.id, after.likelihood]).toEqual([record.id, before.likelihood])
        if (before.likelihood === 'maybe') expect(after.likelihood).not.toBe('unlikely')
      }),
      RUNS,
    )
  })

  it('asks only what was not said, and asks something wherever it asks', () => {
    fc.assert(
      fc.property(anyRecord, everything, leftOut, (record, facts, left) => {
        const { likelihood, questions } = decideHelp(record, unsaid(facts, left))
        if (likelihood === 'need-more-information') expect(questions.length).toBeGreaterThan(0)
        if (likelihood === 'likely' || likelihood === 'unlikely') expect(questions).toEqual([])
        for (const question of questions.filter((each) => each.startsWith('circumstance.')))
          expect(left).toContain(question.slice('circumstance.'.length))
      }),
      RUNS,
    )
  })

  it('who said everything is asked nothing', () => {
    const said = everything.filter(({ gender }) => gender !== 'prefer-not-to-say')
    fc.assert(
      fc.property(anyRecord, said, (record, facts) => {
        const { likelihood, questions } = decideHelp(record, facts)
        expect([record.id, likelihood === 'need-more-information', questions]).toEqual([record.id, false, []])
      }),
      RUNS,
    )
  })

  it('who is unlikely to qualify does not qualify by more income', () => {
    expect(byIncomeAlone.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(fc.constantFrom(...byIncomeAlone), everything, leftOut, cents, (record, facts, left, more) => {
        const before = unsaid(
          facts,
          left.filter((name) => name !== 'annualIncomeCents'),
        )
        const richer = { ...before, annualIncomeCents: (facts.annualIncomeCents ?? 0) + more }
        const places = [before, richer].map((each) => PLACE[decideHelp(record, each).likelihood])
        expect([record.id, places[1]! >= places[0]!]).toEqual([record.id, true])
      }),
      RUNS,
    )
  })

  it('shows where every line comes from and since when it holds', () => {
    fc.assert(
      fc.property(anyRecord, everything, leftOut, (record: HelpRules, facts, left) => {
        const { findings } = decideHelp(record, unsaid(facts, left))
        expect(findings.length).toBeGreaterThanOrEqual(record.conditions.length)
        for (const { rule, source, effectiveFrom } of findings) {
          expect(rule).toMatch(/^[a-z-]+\.[a-z0-9-]+$/)
          expect(source.title).toBeTruthy()
          expect(effectiveFrom <= AS_OF).toBe(true)
        }
      }),
      RUNS,
    )
  })
})
