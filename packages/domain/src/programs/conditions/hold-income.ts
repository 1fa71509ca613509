import type { CalendarDate } from '../../kernel/calendar-date'
import type { Cents } from '../../kernel/cents'
import { incomeAtFplPercent, percentOfGuideline, povertyGuidelineCents } from '../../poverty/federal-poverty-level'
import { povertyGuidelines } from '../../poverty/poverty-guidelines.parameters'
import type { UsState } from '../../vocabulary/us-state'
import type { IncomeCondition, ProgramFacts } from '../program'
import { held, type Ground, type Held } from './held'
import { sizeOf } from './told-of'

/** One state for each table of the guidelines: contiguous, Alaska, Hawaii. */
const A_STATE_OF_EACH_GUIDELINE: readonly [UsState, ...UsState[]] = ['TX', 'AK', 'HI']

/** Where the limit may lie, given what is known of the household and its place. Equal where both are known. */
interface LimitRange {
  readonly lowest: Cents
  readonly highest: Cents
}

function povertyLimits(percent: number, size: number | undefined, { state, asOf }: ProgramFacts): LimitRange {
  const states = state === undefined ? A_STATE_OF_EACH_GUIDELINE : [state]
  const limits = states.map((each) => incomeAtFplPercent(percent, size ?? 1, each, asOf))
  return {
    lowest: Math.min(...limits),
    highest: size === undefined ? Number.POSITIVE_INFINITY : Math.max(...limits),
  }
}

function listedLimits(annualCents: readonly Cents[], size: number | undefined): LimitRange {
  if (size === undefined) return { lowest: Math.min(...annualCents), highest: Math.max(...annualCents) }
  const limit = annualCents[Math.min(Math.max(1, size), annualCents.length) - 1] ?? 0
  return { lowest: limit, highest: limit }
}

function answerOf(incomeCents: Cents | undefined, { lowest, highest }: LimitRange): Held['outcome'] {
  if (incomeCents === undefined) return 'unknown'
  if (incomeCents <= lowest) return 'met'
  return incomeCents > highest ? 'not-met' : 'unknown'
}

function questionsOf(
  { annualIncomeCents, state }: ProgramFacts,
  size: number | undefined,
  needsState: boolean,
): readonly string[] {
  return [
    ...(annualIncomeCents === undefined ? ['income'] : []),
    ...(size === undefined ? ['household'] : []),
    ...(needsState && state === undefined && annualIncomeCents !== undefined ? ['state'] : []),
  ]
}

/** Never rounded across the line: an income one cent above a limit reads as more than its percent. */
function percentOf(incomeCents: Cents, percent: number, ofCents: Cents): number {
  const nearest = percentOfGuideline(incomeCents, ofCents)
  const isOver = incomeCents * 100 > percent * ofCents
  return isOver && nearest <= percent ? percent + 0.01 : nearest
}

const known = (params: Readonly<Record<string, number | undefined>>): Record<string, number> =>
  Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

function povertyLine(percent: number, size: number | undefined, facts: ProgramFacts, asOf: CalendarDate) {
  const state = facts.state ?? A_STATE_OF_EACH_GUIDELINE[0]
  const { annualIncomeCents } = facts
  const ofCents = size === undefined ? undefined : povertyGuidelineCents(size, state, asOf)
  const limitCents = size === undefined ? undefined : incomeAtFplPercent(percent, size, state, asOf)
  const isMeasured = annualIncomeCents !== undefined && ofCents !== undefined
  return {
    rule: 'programs.income-at-most',
    unit: 'percent-of-poverty' as const,
    threshold: percent,
    number: isMeasured ? percentOf(annualIncomeCents, percent, ofCents) : undefined,
    effectiveFrom: povertyGuidelines.citedOn(asOf).from,
    params: known({ percent, limitCents, incomeCents: annualIncomeCents, householdSize: size }),
  }
}

function listedLine({ lowest, highest }: LimitRange, size: number | undefined, { annualIncomeCents }: ProgramFacts) {
  const limitCents = lowest === highest ? lowest : undefined
  return {
    rule: 'programs.yearly-income-at-most',
    unit: 'cents' as const,
    threshold: limitCents,
    number: annualIncomeCents,
    params: known({ limitCents, incomeCents: annualIncomeCents, householdSize: size }),
  }
}

/**
 * Income up to a limit, inclusive to the cent. Percent of poverty is measured by the guideline of the household's size
 * and state in force on the day. What is not known leaves it open only where it could move the limit past the income.
 */
export function holdIncome(ground: Ground, condition: IncomeCondition): Held {
  const { facts } = ground
  const { percentOfPoverty, annualCents } = condition
  const size = sizeOf(facts)
  if (percentOfPoverty !== undefined) {
    const outcome = answerOf(facts.annualIncomeCents, povertyLimits(percentOfPoverty, size, facts))
    const line = povertyLine(percentOfPoverty, size, facts, facts.asOf)
    return held(ground, condition, outcome, line, questionsOf(facts, size, true))
  }
  if (!annualCents || annualCents.length === 0) throw new RangeError('An income condition draws no line')
  const limits = listedLimits(annualCents, size)
  const outcome = answerOf(facts.annualIncomeCents, limits)
  const asked = annualCents.length === 1 ? 1 : size
  return held(ground, condition, outcome, listedLine(limits, size, facts), questionsOf(facts, asked, false))
}
