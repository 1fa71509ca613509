import { defineParameter } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'

const HEALTHY_PEOPLE: Citation = {
  title: 'The weights are our own; what counts follows Healthy People 2030, Health Care Access and Quality',
  url: 'https://odphp.health.gov/healthypeople/objectives-and-data/browse-objectives/health-care-access-and-quality',
  asOf: '2026',
}

/** How help against a hardship stands. Of two outcomes that fit, the better one counts. */
const HELP_POINTS = { 'help-approved': 5, 'help-asked': 3, 'help-saved': 2, 'no-help': 0 }

const POINTS = {
  cover: { 'insured-plan-known': 25, insured: 20, approved: 15, applied: 12, 'on-the-way': 6, uninsured: 0 },
  'usual-place': { 'visit-done': 15, 'provider-saved': 13, 'visit-planned': 11, unknown: 7 },
  'urgent-need': {
    'not-urgent': 10,
    'need-answered': 10,
    'soon-planned': 8,
    'urgent-planned': 7,
    'soon-open': 5,
    'urgent-open': 0,
  },
  'condition-care': { 'no-condition': 15, followed: 15, 'follow-up-planned': 11, unknown: 7 },
  prevention: { 'visit-this-year': 10, 'visit-planned': 8, unknown: 5 },
  medicines: { 'no-barrier': 5, unknown: 3, ...HELP_POINTS },
  rides: { 'no-barrier': 5, ...HELP_POINTS },
  'care-costs': { 'no-barrier': 5, unknown: 3, ...HELP_POINTS },
  'next-steps': { 'on-time': 5, 'none-started': 3, 'some-late': 2, 'all-late': 0 },
  deadlines: { 'none-near': 5, near: 3, passed: 0 },
} as const

export type FactorCode = keyof typeof POINTS
export type FactorOutcome<Factor extends FactorCode> = keyof (typeof POINTS)[Factor] & string

export type FactorPoints = typeof POINTS

/** Points of each outcome of each part. The most of every part add up to 100. */
export const factorPoints = defineParameter<FactorPoints>({
  id: 'health-trends.points',
  unit: 'points',
  values: [{ from: '2026-01-01', value: POINTS }],
  references: [HEALTHY_PEOPLE],
})

export interface TrendTimes {
  /** A step of a pathway is late when nothing changed for so long. */
  readonly lateAfterDays: number
  /** A saved deadline is near. */
  readonly nearWithinDays: number
  /** A visit counts as this year’s. */
  readonly recentWithinDays: number
}

export const trendTimes = defineParameter<TrendTimes>({
  id: 'health-trends.times',
  unit: 'days',
  values: [{ from: '2026-01-01', value: { lateAfterDays: 30, nearWithinDays: 14, recentWithinDays: 365 } }],
  references: [HEALTHY_PEOPLE],
})
