import type { ProgramDecision } from '../coverage/coverage-decision'
import type { Household, HouseholdMember } from '../household/household'
import { medicaidStatus, type MedicaidStatus } from '../immigration/medicaid-status'
import type { CalendarDate } from '../kernel/calendar-date'
import type { Cents } from '../kernel/cents'
import { guidelineForSize, percentOfGuideline } from '../poverty/federal-poverty-level'
import { medicaidRules, type CompiledGroup, type StateMedicaidRules } from './medicaid-rules'

/** The person's own Medicaid household: unborn children count for whoever carries them (42 CFR 435.603(b)). */
export const medicaidHouseholdSize = (member: HouseholdMember, { size }: Household): number =>
  member.isPregnant ? size + Math.max(1, member.expectedChildren) : size

function decided(compiled: CompiledGroup, number: number, status: MedicaidStatus): ProgramDecision {
  const isSure = status !== 'check' || compiled.category === 'chip_unborn_child'
  return {
    rule: compiled.rule,
    unit: 'percent-of-poverty',
    threshold: compiled.threshold,
    number,
    source: compiled.source,
    effectiveFrom: compiled.effectiveFrom,
    program: compiled.group.program,
    category: compiled.category,
    certainty: isSure ? compiled.certainty : 'check',
    reasons: isSure ? compiled.reasons : compiled.checkReasons,
    questions: isSure ? compiled.group.questions : compiled.checkQuestions,
  }
}

const isOpen = (status: MedicaidStatus): boolean => status === 'eligible' || status === 'check'

function findGroup(
  member: HouseholdMember,
  rules: StateMedicaidRules,
  magiCents: Cents,
  ofCents: Cents,
  status: MedicaidStatus,
): CompiledGroup | undefined {
  const scaled = magiCents * 100
  if (!isOpen(status)) {
    const { unbornChild } = rules
    return unbornChild && unbornChild.group.mayHold(member) && scaled <= unbornChild.threshold * ofCents
      ? unbornChild
      : undefined
  }
  for (const compiled of rules.groups) {
    if (scaled <= compiled.threshold * ofCents && compiled.group.mayHold(member)) return compiled
  }
  return undefined
}

/**
 * The best group of Medicaid or CHIP for one person, by age, pregnancy, parenthood, income and status; nothing where
 * there is none. Income is held against the guideline in force on the day, and limits are inclusive.
 */
export function decideMedicaid(
  member: HouseholdMember,
  household: Household,
  asOf: CalendarDate,
): ProgramDecision | undefined {
  const rules = medicaidRules(asOf)[household.state]
  const magiCents = Math.max(0, household.magiCents)
  const ofCents = guidelineForSize(rules.guideline, medicaidHouseholdSize(member, household))
  const status = medicaidStatus(member, household.state, asOf)
  const compiled = findGroup(member, rules, magiCents, ofCents, status)
  return compiled && decided(compiled, percentOfGuideline(magiCents, ofCents), status)
}
