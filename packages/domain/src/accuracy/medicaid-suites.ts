import { completeHousehold, type HouseholdMemberInput } from '../household/complete-household'
import statusCases from '../immigration/medicaid-status.cases.json'
import { medicaidStatus } from '../immigration/medicaid-status'
import { calendarDate, type CalendarDate } from '../kernel/calendar-date'
import basicHealthCases from '../medicaid/basic-health.cases.json'
import { decideBasicHealth } from '../medicaid/basic-health'
import { decideMedicaid } from '../medicaid/decide-medicaid'
import limitCases from '../medicaid/income-limits.cases.json'
import changeCases from '../medicaid/medicaid-changes.cases.json'
import workCases from '../medicaid/work-requirement.cases.json'
import { decideWorkRequirement } from '../medicaid/work-requirement'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'
import type { UsState } from '../vocabulary/us-state'
import { accuracySuite, type AccuracySuite } from './accuracy-suite'

/** The day the income limits of every state are held against. */
const LIMITS_DAY: CalendarDate = '2026-11-21'

interface Given {
  readonly state: string
  readonly size?: number
  readonly magiCents: number
  readonly person: object
}

function householdOf({ state, size, magiCents, person }: Given, changes: Partial<HouseholdMemberInput> = {}) {
  const member = { ...changes, ...person } as HouseholdMemberInput
  return completeHousehold({
    state: state as UsState,
    magiCents,
    members: [member],
    ...(size === undefined ? {} : { size }),
  })
}

function medicaidFor(given: Given, asOf: CalendarDate) {
  const household = householdOf(given, { isParentOfChild: false })
  return decideMedicaid(household.members[0]!, household, asOf)
}

export const medicaidSuites: readonly AccuracySuite[] = [
  accuracySuite({
    id: 'income-limits',
    cases: limitCases,
    source: 'CMS, Medicaid, CHIP & Basic Health Program Eligibility Levels',
    nameOf: ({ state, category, percent }) => `${state} ${category} at ${percent} percent, and one cent above`,
    expected: ({ category, percent }) => ({ category, threshold: percent, number: percent, isOverAbove: true }),
    evaluate: ({ atCents, ...given }) => {
      const above = medicaidFor({ ...given, magiCents: atCents + 1 }, LIMITS_DAY)
      return {
        ...medicaidFor({ ...given, magiCents: atCents }, LIMITS_DAY),
        isOverAbove: above?.category !== given.category,
      }
    },
  }),
  accuracySuite({
    id: 'medicaid-changes',
    cases: changeCases,
    source: 'State notices and state law, as the income limits cite them',
    expected: ({ category, certainty }) => ({ category, certainty: certainty ?? null }),
    evaluate: ({ asOf, ...given }) => {
      const decision = medicaidFor(given, calendarDate(asOf))
      return { category: decision?.category, certainty: decision?.certainty }
    },
  }),
  accuracySuite({
    id: 'basic-health',
    cases: basicHealthCases,
    source: '42 U.S.C. 18051 and the notices of the states',
    expected: ({ threshold, certainty }) => ({ threshold, certainty: certainty ?? null }),
    evaluate: ({ asOf, ...given }) => {
      const household = householdOf(given)
      const decision = decideBasicHealth(household.members[0]!, household, calendarDate(asOf))
      return { threshold: decision?.threshold, certainty: decision?.certainty }
    },
  }),
  accuracySuite({
    id: 'work-requirement',
    cases: workCases,
    source: '42 U.S.C. 1396a(xx)',
    expected: ({ kind, reason }) => ({ kind, ...(reason ? { reason } : {}) }),
    evaluate: ({ asOf, state, people, magiCents }) => {
      const household = completeHousehold({ state: state as UsState, magiCents, members: people })
      const { kind, reasons } = decideWorkRequirement(household.members[0]!, household, calendarDate(asOf))
      return { kind, reason: reasons[0]?.code }
    },
  }),
  accuracySuite({
    id: 'medicaid-status',
    cases: statusCases,
    source: '8 U.S.C. 1612, 1613, 1641; Pub. L. 119-21, section 71109',
    nameOf: ({ asOf, state, status, age }) => `${status}, age ${age}, ${state}, ${asOf}`,
    evaluate: ({ asOf, state, status, age, isPregnant, years }) =>
      medicaidStatus(
        {
          immigrationStatus: status as ImmigrationStatus,
          age,
          isPregnant: isPregnant ?? false,
          ...(years === undefined ? {} : { yearsInStatus: years }),
        },
        state as UsState,
        calendarDate(asOf),
      ),
  }),
]
