import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPTION_CODES } from '../care-pathways/codes/option-codes'
import { statusAfterStep } from '../care-pathways/pathway-progress'
import type { CalendarDate } from '../kernel/calendar-date'
import { SAFETY_LEVELS } from '../safety/safety-level'
import { BOOKMARK_STATUSES, BOOKMARK_TYPES } from '../vocabulary/bookmark-terms'
import { PATHWAY_STATUSES } from '../vocabulary/care-pathway-terms'
import { HELP_TYPES } from '../vocabulary/help-terms'
import {
  CHRONIC_CONDITIONS,
  FINANCIAL_SITUATIONS,
  GENDERS,
  HEALTHCARE_NEEDS,
  INSURANCE_STATUSES,
  URGENCIES,
} from '../vocabulary/profile-choices'
import { assessHealthTrends } from './assess-health-trends'
import { factorPoints } from './factor-points.parameters'
import { AS_OF } from './health-trends.fixture'
import type { HealthTrendsFacts, PathwayRecord, SavedRecord } from './health-trends-facts'

const day = (least: string, most: string) =>
  fc
    .date({ min: new Date(least), max: new Date(most), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as CalendarDate)

const pathway: fc.Arbitrary<PathwayRecord> = fc.record(
  {
    option: fc.constantFrom(...OPTION_CODES),
    status: fc.constantFrom(...PATHWAY_STATUSES),
    steps: fc.array(fc.record({ required: fc.boolean(), completed: fc.boolean() }), { minLength: 1, maxLength: 4 }),
    scheduledOn: day('2026-09-01', '2027-02-01'),
    lastChangedOn: day('2025-06-01', AS_OF),
  },
  { requiredKeys: ['option', 'status', 'steps', 'lastChangedOn'] },
)

const saved: fc.Arbitrary<SavedRecord> = fc.record(
  {
    type: fc.constantFrom(...BOOKMARK_TYPES),
    status: fc.constantFrom(...BOOKMARK_STATUSES),
    help: fc.constantFrom(...HELP_TYPES),
    deadline: day('2026-10-01', '2027-02-01'),
  },
  { requiredKeys: ['type', 'status'] },
)

const facts: fc.Arbitrary<HealthTrendsFacts> = fc.record(
  {
    age: fc.integer({ min: 1, max: 120 }),
    gender: fc.constantFrom(...GENDERS),
    isPregnant: fc.boolean(),
    insuranceStatus: fc.constantFrom(...INSURANCE_STATUSES),
    namesPlan: fc.boolean(),
    need: fc.constantFrom(...HEALTHCARE_NEEDS),
    urgency: fc.constantFrom(...URGENCIES),
    chronicConditions: fc.uniqueArray(fc.constantFrom(...CHRONIC_CONDITIONS), { maxLength: 4 }),
    hasTransportation: fc.boolean(),
    fplPercent: fc.nat({ max: 600 }),
    financialSituation: fc.constantFrom(...FINANCIAL_SITUATIONS),
    circumstances: fc.record(
      { cannot_afford_medicine: fc.boolean(), hospital_bill: fc.boolean(), surprise_bill: fc.boolean() },
      { requiredKeys: [] },
    ),
    pathways: fc.array(pathway, { maxLength: 4 }),
    saved: fc.array(saved, { maxLength: 4 }),
    hasConversations: fc.boolean(),
  },
  {
    requiredKeys: [
      'age',
      'gender',
      'insuranceStatus',
      'namesPlan',
      'need',
      'urgency',
      'chronicConditions',
      'hasTransportation',
      'circumstances',
      'pathways',
      'saved',
      'hasConversations',
    ],
  },
)

const scoreOf = (any: HealthTrendsFacts) => assessHealthTrends(any, AS_OF).score

const replaced = <T>(list: readonly T[], at: number, by: (old: T) => T): readonly T[] =>
  list.map((each, index) => (index === at % list.length ? by(each) : each))

/** The next open step is ticked today. */
function withStepDone(record: PathwayRecord): PathwayRecord {
  const next = record.steps.findIndex(({ completed }) => !completed)
  const steps = record.steps.map((step, index) => (index === next ? { ...step, completed: true } : step))
  return { ...record, steps, status: statusAfterStep({ status: record.status, steps }, true), lastChangedOn: AS_OF }
}

describe('for anybody', () => {
  it('the score is whole, from 0 to 100, and the sum of its parts', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const { score, factors } = assessHealthTrends(any, AS_OF)
        expect(Number.isInteger(score)).toBe(true)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(score)
        expect(factors.every(({ points, maximum }) => points >= 0 && points <= maximum)).toBe(true)
        expect(factors.reduce((sum, { maximum }) => sum + maximum, 0)).toBe(100)
      }),
    )
  })

  it('trends come the most pressing first, each once', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const { trends } = assessHealthTrends(any, AS_OF)
        const ranks = trends.map(({ level }) => SAFETY_LEVELS.indexOf(level))
        expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
        expect(new Set(trends.map(({ code }) => code)).size).toBe(trends.length)
      }),
    )
  })

  it('doing a step, or completing a pathway, never lowers the score', () => {
    fc.assert(
      fc.property(facts, pathway, fc.nat(), (any, one, at) => {
        const pathways = [...any.pathways, one]
        const before = scoreOf({ ...any, pathways })
        const ofPlan = (by: (record: PathwayRecord) => PathwayRecord) =>
          scoreOf({
            ...any,
            pathways: replaced(pathways, at, (each) => (each.status === 'identified' ? each : by(each))),
          })
        expect(ofPlan(withStepDone)).toBeGreaterThanOrEqual(before)
        expect(ofPlan((each) => ({ ...each, status: 'completed', lastChangedOn: AS_OF }))).toBeGreaterThanOrEqual(
          before,
        )
      }),
    )
  })

  it('help that moves on, from saved to asked to approved, never lowers the score', () => {
    fc.assert(
      fc.property(facts, saved, (any, one) => {
        const scores = (['saved', 'to_call', 'applied', 'approved'] as const).map((status) =>
          scoreOf({ ...any, saved: [...any.saved, { ...one, status }] }),
        )
        expect(scores).toEqual(scores.toSorted((a, b) => a - b))
      }),
    )
  })

  it('getting covered, a ride, or naming the plan never lowers the score', () => {
    fc.assert(
      fc.property(facts, (any) => {
        const uninsured = scoreOf({ ...any, insuranceStatus: 'uninsured' })
        const covered = (insuranceStatus: 'private' | 'medicaid') => scoreOf({ ...any, insuranceStatus })
        expect(covered('private')).toBeGreaterThanOrEqual(uninsured)
        expect(covered('medicaid')).toBeGreaterThanOrEqual(uninsured)
        expect(scoreOf({ ...any, hasTransportation: true })).toBeGreaterThanOrEqual(
          scoreOf({ ...any, hasTransportation: false }),
        )
        expect(scoreOf({ ...any, namesPlan: true })).toBeGreaterThanOrEqual(scoreOf({ ...any, namesPlan: false }))
      }),
    )
  })

  it('who they are counts for nothing: age, gender and pregnancy change what comes up, not the score', () => {
    fc.assert(
      fc.property(facts, facts, (any, { age, gender }) => {
        expect(scoreOf({ ...any, age, gender, isPregnant: !any.isPregnant })).toBe(scoreOf(any))
      }),
    )
  })
})

it('what is not known counts about half', () => {
  for (const points of Object.values(factorPoints.on(AS_OF)) as Readonly<Record<string, number>>[]) {
    if (points.unknown === undefined) continue
    const share = points.unknown / Math.max(...Object.values(points))
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.65)
  }
})
