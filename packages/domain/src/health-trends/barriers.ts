import type { CalendarDate } from '../kernel/calendar-date'
import { slidingFeeRule } from '../care-pathways/costs/cover.parameters'
import type { Citation } from '../kernel/decision'
import { healthCareGov, page } from '../knowledge/sources'
import type { HelpType } from '../vocabulary/help-terms'
import { factor } from './factor'
import type { Finding, TrendDestination } from './health-trend'
import type { HealthTrendsFacts } from './health-trends-facts'
import { progressOf, type Progress } from './read-records'

type HelpOutcome = 'help-approved' | 'help-asked' | 'help-saved' | 'no-help'

/** How far help of some kinds is: saved, asked for, or given. */
function helpOf({ saved }: HealthTrendsFacts, kinds: readonly HelpType[], progress: Progress): HelpOutcome {
  const statuses = saved.filter(({ help }) => help && kinds.includes(help)).map(({ status }) => status)
  if (statuses.includes('approved')) return 'help-approved'
  if (progress === 'done' || statuses.includes('applied')) return 'help-asked'
  const isSaved = progress === 'planned' || statuses.includes('saved') || statuses.includes('to_call')
  return isSaved ? 'help-saved' : 'no-help'
}

interface Hardship {
  readonly code: 'medicines' | 'rides' | 'care-costs'
  readonly destination: TrendDestination
  readonly source: Citation
}

function hardshipFinding({ code, destination, source }: Hardship, help: HelpOutcome, asOf: CalendarDate): Finding {
  const hasAsked = help === 'help-approved' || help === 'help-asked'
  const trend = {
    code: hasAsked ? `${code}-asked` : code,
    level: hasAsked ? 'low' : 'moderate',
    params: {},
    destination: help === 'no-help' ? destination : 'resource-plan',
    sources: [source],
  } as const
  return { factor: factor(code, help, asOf), trends: help === 'help-approved' ? [] : [trend] }
}

const MEDICINES: Hardship = {
  code: 'medicines',
  destination: 'prescription-programs',
  source: page('Medicare.gov, Help with drug costs', 'https://www.medicare.gov/basics/costs/help/drug-costs'),
}

/** Whether medicine is out of reach. Nothing is known until somebody says. */
export function findMedicines(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const isHard = facts.circumstances.cannot_afford_medicine
  if (isHard === undefined) return { factor: factor('medicines', 'unknown', asOf), trends: [] }
  if (!isHard) return { factor: factor('medicines', 'no-barrier', asOf), trends: [] }
  return hardshipFinding(MEDICINES, helpOf(facts, ['prescription'], progressOf(facts, 'medicines')), asOf)
}

const RIDES: Hardship = {
  code: 'rides',
  destination: 'rides',
  source: page(
    'Medicaid.gov, Assurance of transportation',
    'https://www.medicaid.gov/medicaid/benefits/assurance-of-transportation/index.html',
  ),
}

export function findRides(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  if (facts.hasTransportation) return { factor: factor('rides', 'no-barrier', asOf), trends: [] }
  return hardshipFinding(RIDES, helpOf(facts, ['transportation'], 'none'), asOf)
}

const CARE_COSTS: Hardship = {
  code: 'care-costs',
  destination: 'financial-programs',
  source: healthCareGov('lower-costs/', 'How to save on your monthly insurance bill and out-of-pocket costs'),
}

/** Up to where health centers must charge less, what care costs is taken to be hard to pay. */
function isMoneyTight({ fplPercent, financialSituation }: HealthTrendsFacts, asOf: CalendarDate): boolean | undefined {
  if (fplPercent !== undefined) return fplPercent <= slidingFeeRule.on(asOf).noDiscountAbovePercent
  return financialSituation === undefined ? undefined : financialSituation === 'low'
}

/** Bills, or an income that leaves little for them. Medicaid asks for next to nothing. */
export function findCareCosts(facts: HealthTrendsFacts, asOf: CalendarDate): Finding {
  const { circumstances, insuranceStatus } = facts
  const hasBill = circumstances.hospital_bill === true || circumstances.surprise_bill === true
  const isHard = hasBill || (insuranceStatus === 'medicaid' ? false : isMoneyTight(facts, asOf))
  if (isHard === undefined) return { factor: factor('care-costs', 'unknown', asOf), trends: [] }
  if (!isHard) return { factor: factor('care-costs', 'no-barrier', asOf), trends: [] }
  const help = helpOf(facts, ['financial', 'financial_aid'], progressOf(facts, 'care-costs'))
  return hardshipFinding(CARE_COSTS, help, asOf)
}
