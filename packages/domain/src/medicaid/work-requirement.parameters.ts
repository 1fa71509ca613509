import type { CalendarDate } from '../kernel/calendar-date'
import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** Pub. L. 119-21 was signed on this day: nobody speaks of the rule before. */
export const WORK_RULE_PASSED_ON: CalendarDate = '2025-07-04'

/** Adults in the expansion group show work, study or service each month. States may begin earlier. */
export const workRequirement = defineParameter<{ readonly startsOn: CalendarDate; readonly hours: number }>({
  id: 'medicaid.work-requirement',
  unit: 'day; hours a month',
  values: [{ from: WORK_RULE_PASSED_ON, value: { startsOn: '2027-01-01', hours: 80 } }],
  references: [
    {
      title: 'Pub. L. 119-21, section 71119; 42 CFR 435.551',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2026',
    },
  ],
})

/** The last day for which CMS has approved Georgia Pathways (extension of September 2025). What follows is not known. */
export const GEORGIA_PATHWAYS_LAST_DAY: CalendarDate = '2026-12-31'

/** Georgia's own program for adults, under a waiver that ends with 2026: its income limit, and its hours a month. */
export const georgiaPathways = defineParameter<{ readonly toPercent: number; readonly hours: number } | undefined>({
  id: 'medicaid.georgia-pathways',
  unit: 'percent of the federal poverty level; hours a month',
  values: [
    { from: '2023-01-01', value: undefined },
    { from: '2023-07-01', value: { toPercent: 100, hours: 80 } },
    { from: '2027-01-01', value: undefined },
  ],
  references: [
    {
      title: 'Georgia Pathways to Coverage; Governor of Georgia, extension from October 1, 2025 to December 31, 2026',
      url: 'https://pathways.georgia.gov',
      asOf: '2026',
    },
  ],
})

/** The other figures of the rule: a month's pay that counts as the hours, and who is left out by age. */
export const workRequirementLimits = defineParameter<{
  /** The federal minimum wage for 80 hours. */
  readonly monthlyIncomeCents: Cents
  /** Parents and caretakers of a child of this age or younger are left out. */
  readonly childAgeTo: number
  /** Days to answer a notice before cover ends. */
  readonly noticeDays: number
}>({
  id: 'medicaid.work-requirement-limits',
  unit: 'cents a month; years; days',
  values: [
    {
      from: WORK_RULE_PASSED_ON,
      value: { monthlyIncomeCents: dollars(580), childAgeTo: 13, noticeDays: 30 },
    },
  ],
  references: [
    {
      title: '42 U.S.C. 1396a(xx) (Pub. L. 119-21, section 71119); 29 U.S.C. 206(a)(1): $7.25 an hour',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2026',
    },
    {
      title: '42 CFR 435.551 to 435.557; 91 FR 33348',
      url: 'https://www.ecfr.gov/current/title-42/part-435',
      asOf: '2026-07-31',
    },
  ],
})

/** States that began before January 1, 2027. The others begin then, or later where HHS lets them. */
export const earlyWorkRequirements = defineParameter<Readonly<Partial<Record<UsState, CalendarDate>>>>({
  id: 'medicaid.early-work-requirements',
  unit: 'day',
  values: [{ from: WORK_RULE_PASSED_ON, value: { NE: '2026-05-01' } }],
  references: [
    {
      title: 'Nebraska Department of Health and Human Services, Medicaid work requirement from May 1, 2026',
      asOf: '2026-05-01',
    },
  ],
})
