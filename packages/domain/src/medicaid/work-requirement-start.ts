import type { CalendarDate } from '../kernel/calendar-date'
import type { CoverageCategory } from '../vocabulary/coverage-terms'
import type { UsState } from '../vocabulary/us-state'
import { earlyWorkRequirements, georgiaPathways, workRequirement } from './work-requirement.parameters'

/** The day on which the work requirement begins for a group in a state. */
export const workRequirementStart = (state: UsState, category: CoverageCategory, asOf: CalendarDate): CalendarDate =>
  category === 'georgia_pathways'
    ? georgiaPathways.citedOn(asOf).from
    : (earlyWorkRequirements.on(asOf)[state] ?? workRequirement.on(asOf).startsOn)
