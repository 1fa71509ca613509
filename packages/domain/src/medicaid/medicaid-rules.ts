import type { Certainty } from '../coverage/coverage-decision'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Citation, type Reason } from '../kernel/decision'
import { povertyGuidelines, type PovertyGuideline } from '../poverty/poverty-guidelines.parameters'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import { US_STATES, type UsState } from '../vocabulary/us-state'
import { hasExpandedMedicaid } from './expansion'
import { isExpansionCategory } from './expansion-categories'
import { incomeLimits } from './income-limits.parameters'
import type { IncomeLimit, StateIncomeLimits } from './limit-group'
import { MEDICAID_GROUPS, type MedicaidGroup } from './medicaid-group'
import { renewalReasons } from './renewals'
import { georgiaPathways, WORK_RULE_PASSED_ON, workRequirement } from './work-requirement.parameters'
import { workRequirementStart } from './work-requirement-start'

/** A group of one state, ready to be held against people: everything that does not depend on the person. */
export interface CompiledGroup {
  readonly group: MedicaidGroup
  readonly category: CoverageCategory
  readonly rule: string
  readonly threshold: number
  readonly source: Citation
  readonly effectiveFrom: CalendarDate
  readonly certainty: Certainty
  readonly reasons: readonly Reason[]
  /** The same, where the immigration status has to be checked. */
  readonly checkReasons: readonly Reason[]
  readonly checkQuestions: readonly string[]
}

export interface StateMedicaidRules {
  readonly guideline: PovertyGuideline
  readonly groups: readonly CompiledGroup[]
  /** The one group that looks at no immigration status. */
  readonly unbornChild: CompiledGroup | undefined
}

export type MedicaidRules = Readonly<Record<UsState, StateMedicaidRules>>

function limitOf({ group }: MedicaidGroup, state: UsState, limits: StateIncomeLimits, asOf: CalendarDate) {
  if (group !== 'georgia_pathways') return limits[group]
  const { value, from, references } = georgiaPathways.citedOn(asOf)
  if (state !== 'GA' || value === undefined) return undefined
  return { percent: value.toPercent, from, source: references[0]!, isCertain: false }
}

/** Wisconsin's group for adults is the state's own, not the expansion. */
const categoryOf = ({ category }: MedicaidGroup, state: UsState, asOf: CalendarDate): CoverageCategory =>
  category === 'expansion_adult' && !hasExpandedMedicaid(state, asOf) ? 'state_adult' : category

/** The work requirement, named to everybody whom it will hold. */
const workRuleReasons = (category: CoverageCategory, state: UsState, asOf: CalendarDate): readonly Reason[] =>
  isExpansionCategory(category) && category !== 'georgia_pathways' && asOf >= WORK_RULE_PASSED_ON
    ? [
        because('medicaid.work-rule', {
          day: workRequirementStart(state, category, asOf),
          hours: workRequirement.on(asOf).hours,
        }),
      ]
    : []

function compile(group: MedicaidGroup, limit: IncomeLimit, state: UsState, asOf: CalendarDate): CompiledGroup {
  const category = categoryOf(group, state, asOf)
  const reasons = [
    ...group.reasonCodes.map((code) => because(code)),
    ...renewalReasons(category, asOf),
    ...workRuleReasons(category, state, asOf),
    ...(limit.isCertain ? [] : [because('medicaid.limit-may-differ', { limitPercent: limit.percent })]),
  ]
  return {
    group,
    category,
    rule: `medicaid.${category.replaceAll('_', '-')}`,
    threshold: limit.percent,
    source: limit.source,
    effectiveFrom: limit.from,
    certainty: limit.isCertain ? 'clear' : 'check',
    reasons,
    checkReasons: [because('medicaid.check-immigration-status'), because('immigration.emergency-medicaid'), ...reasons],
    checkQuestions: [...group.questions, 'immigration-history'],
  }
}

function compileState(state: UsState, asOf: CalendarDate): StateMedicaidRules {
  const limits = incomeLimits.on(asOf)[state]
  const guidelines = povertyGuidelines.on(asOf)
  const groups = MEDICAID_GROUPS.flatMap((group) => {
    const limit = limitOf(group, state, limits, asOf)
    return limit ? [compile(group, limit, state, asOf)] : []
  })
  return {
    guideline: state === 'AK' || state === 'HI' ? guidelines[state] : guidelines.contiguous,
    groups,
    unbornChild: groups.find(({ category }) => category === 'chip_unborn_child'),
  }
}

const rulesByDay = new Map<CalendarDate, MedicaidRules>()
const MOST_DAYS_KEPT = 64

/** Every state's groups as they stand on a day. Compiled once a day and kept. */
export function medicaidRules(asOf: CalendarDate): MedicaidRules {
  const kept = rulesByDay.get(asOf)
  if (kept) return kept
  const rules = Object.fromEntries(US_STATES.map((state) => [state, compileState(state, asOf)])) as MedicaidRules
  if (rulesByDay.size >= MOST_DAYS_KEPT) rulesByDay.clear()
  rulesByDay.set(asOf, rules)
  return rules
}
