import type { Household, HouseholdMember } from '../household/household'
import type { RuleFinding } from '../coverage/coverage-decision'
import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { povertyGuidelineCents } from '../poverty/federal-poverty-level'
import {
  generalIncomeDisregard,
  MEDICARE_SAVINGS_LEVELS,
  medicareSavingsPercents,
  medicareSavingsResources,
  type MedicareSavingsLevel,
} from './medicare-savings.parameters'

/** A program of the state that pays Medicare's premium, or more. Always to be checked: states count income their way. */
export interface MedicareSavings extends RuleFinding {
  readonly level: MedicareSavingsLevel
  readonly reasons: readonly Reason[]
}

/** The programs know one person or a couple. */
const COUPLE = 2

/** Percents of the guideline; a level left out does not exist. */
export type MedicareSavingsLimits = Readonly<Partial<Record<MedicareSavingsLevel, number>>>

/**
 * The best Medicare Savings Program by income alone for somebody with Medicare; nothing above all of them. By federal
 * law's limits, or by those of a state.
 */
export function findMedicareSavings(
  { hasMedicare }: HouseholdMember,
  { magiCents, size, state }: Household,
  asOf: CalendarDate,
  ownLimits?: MedicareSavingsLimits,
): MedicareSavings | undefined {
  if (!hasMedicare) return undefined
  const { value: federalLimits, from, references } = medicareSavingsPercents.citedOn(asOf)
  const percents: MedicareSavingsLimits = ownLimits ?? federalLimits
  const ofCents = povertyGuidelineCents(Math.min(size, COUPLE), state, asOf)
  const countedCents = Math.max(0, magiCents - generalIncomeDisregard.on(asOf) * 12)
  const level = MEDICARE_SAVINGS_LEVELS.find((each) => countedCents * 100 <= (percents[each] ?? 0) * ofCents)
  if (!level) return undefined
  const resources = medicareSavingsResources.on(asOf)
  return {
    level,
    rule: `medicare.${level}`,
    unit: 'percent-of-poverty',
    threshold: percents[level],
    number: Math.ceil((countedCents * 10_000) / ofCents) / 100,
    source: references[0]!,
    effectiveFrom: from,
    reasons: [
      because(`medicare.${level}-pays`),
      ...(resources ? [because('medicare.savings-resources', resources)] : []),
      because('medicare.savings-check-state'),
    ],
  }
}
