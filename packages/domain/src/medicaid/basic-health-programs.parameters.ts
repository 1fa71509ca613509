import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'
import type { UsState } from '../vocabulary/us-state'

/** A state's own low-cost plan for adults just above Medicaid. They cannot have the premium tax credit instead. */
export interface BasicHealthProgram {
  readonly name: string
  readonly toPercent: number
  /** Since when the limit holds. */
  readonly from: CalendarDate
  readonly source: Citation
}

const program = (name: string, toPercent: number, from: CalendarDate, source: Citation): BasicHealthProgram => ({
  name,
  toPercent,
  from,
  source,
})

const minnesotaCare = program('MinnesotaCare', 200, '2015-01-01', {
  title: 'Minnesota Statutes, section 256L.04; MinnesotaCare',
  url: 'https://mn.gov/dhs/people-we-serve/adults/health-care/health-care-programs/programs-and-services/minnesotacare.jsp',
  asOf: '2026',
})

const newYorkLetter: Citation = {
  title: 'CMS, approval of New York’s Basic Health Program blueprint',
  url: 'https://www.medicaid.gov/basic-health-program/downloads/ny-bhp-blueprint-revision-feb2026.pdf',
  asOf: '2026',
}
const newYorkWaiver: Citation = {
  title: 'New York State Department of Health, Essential Plan expansion (section 1332 waiver)',
  url: 'https://info.nystateofhealth.ny.gov/EssentialPlan',
  asOf: '2024-04-01',
}

const essentialPlan = (toPercent: number, from: CalendarDate) =>
  program('Essential Plan', toPercent, from, toPercent === 200 ? newYorkLetter : newYorkWaiver)

const ohpBridge = program('OHP Bridge', 200, '2024-07-01', {
  title: 'Oregon Health Authority, OHP Bridge',
  url: 'https://www.oregon.gov/oha/ohp/pages/bridge.aspx',
  asOf: '2026',
})

const healthyDc = program('Healthy DC Plan', 200, '2026-01-01', {
  title: 'DC Health Benefit Exchange Authority, Healthy DC Plan',
  url: 'https://hbx.dc.gov/page/basic-health-plan',
  asOf: '2026',
})

export const basicHealthPrograms = defineParameter<Readonly<Partial<Record<UsState, BasicHealthProgram>>>>({
  id: 'medicaid.basic-health-programs',
  unit: 'name; percent of the federal poverty level',
  values: [
    { from: '2023-01-01', value: { MN: minnesotaCare, NY: essentialPlan(200, '2016-01-01') } },
    { from: '2024-04-01', value: { MN: minnesotaCare, NY: essentialPlan(250, '2024-04-01') } },
    { from: '2024-07-01', value: { MN: minnesotaCare, NY: essentialPlan(250, '2024-04-01'), OR: ohpBridge } },
    {
      from: '2026-01-01',
      value: { DC: healthyDc, MN: minnesotaCare, NY: essentialPlan(250, '2024-04-01'), OR: ohpBridge },
    },
    {
      from: '2026-07-01',
      value: { DC: healthyDc, MN: minnesotaCare, NY: essentialPlan(200, '2026-07-01'), OR: ohpBridge },
    },
  ],
  references: [
    {
      title: '42 U.S.C. 18051; Medicaid.gov, Basic Health Program',
      url: 'https://www.medicaid.gov/basic-health-program',
      asOf: '2026',
    },
  ],
})
