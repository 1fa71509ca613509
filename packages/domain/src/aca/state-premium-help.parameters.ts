import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** Help of a state's own, on top of the federal credit. Told, not worked out: the state's marketplace knows how much. */
export interface StatePremiumHelp {
  readonly name: string
  readonly lowers: readonly ('premium' | 'cost-sharing')[]
  readonly url: string
  /** The upper end in percent of poverty, where it is sure. */
  readonly toPercent?: number
}

type StateHelp = Readonly<Partial<Record<UsState, StatePremiumHelp>>>

const help = (name: string, lowers: StatePremiumHelp['lowers'], url: string, toPercent?: number): StatePremiumHelp => ({
  name,
  lowers,
  url,
  ...(toPercent === undefined ? {} : { toPercent }),
})

const BOTH = ['premium', 'cost-sharing'] as const
const coveredCalifornia = 'https://www.coveredca.com'
const colorado = 'https://connectforhealthco.com'
const maryland = 'https://www.marylandhealthconnection.gov'

const always: StateHelp = {
  CT: help('Covered Connecticut', BOTH, 'https://portal.ct.gov/coveredct', 175),
  MA: help('ConnectorCare', BOTH, 'https://www.mahealthconnector.org'),
  NJ: help('NJ Health Plan Savings', ['premium'], 'https://www.getcovered.nj.gov', 600),
  NM: help('Health Insurance Marketplace Affordability Program', BOTH, 'https://www.bewellnm.com'),
  VT: help('Vermont Premium Assistance', BOTH, 'https://healthconnect.vermont.gov', 300),
  WA: help('Cascade Care Savings', ['premium'], 'https://www.wahealthplanfinder.org', 250),
}

const until2025: StateHelp = {
  ...always,
  CA: help('California Enhanced Cost-Sharing Reduction Program', ['cost-sharing'], coveredCalifornia),
  MD: help('Maryland young adult premium assistance', ['premium'], maryland, 400),
}

const since2026 = (californiaToPercent: number): StateHelp => ({
  ...always,
  CA: help('California Premium Subsidy', ['premium'], coveredCalifornia, californiaToPercent),
  CO: help('Colorado Premium Assistance', ['premium'], colorado, 400),
  MD: help('Maryland Premium Assistance', ['premium'], maryland, 400),
})

export const statePremiumHelp = defineParameter<StateHelp>({
  id: 'aca.state-premium-help',
  unit: 'name, link and income range',
  values: [
    { from: '2024-01-01', value: until2025 },
    { from: '2026-01-01', value: since2026(165) },
    { from: '2027-01-01', value: since2026(199) },
  ],
  until: '2028-01-01',
  references: [
    {
      title: 'Covered California, California Premium Subsidy Program Design 2026 and 2027',
      url: 'https://board.coveredca.com',
      asOf: '2026 and 2027',
    },
    { title: '3 CCR 702-4, Regulation 4-2-78 (Colorado)', url: 'https://doi.colorado.gov', asOf: '2026' },
    {
      title: 'COMAR 14.35.21; Maryland Insurance Article, section 31-125',
      url: 'https://regs.maryland.gov/us/md/exec/comar/14.35.21',
      asOf: '2026',
    },
    { title: 'P.L. 2020, c. 61 (New Jersey)', url: 'https://pub.njleg.gov/bills/2020/AL20/61_.HTM', asOf: '2026' },
    {
      title: 'NMSA 1978, section 59A-23F-12; HCA, Marketplace Affordability Program (New Mexico)',
      url: 'https://www.hca.nm.gov/health-insurance-marketplace-affordability-program/',
      asOf: '2026 and 2027',
    },
    {
      title: '33 V.S.A. section 1812 (Vermont)',
      url: 'https://legislature.vermont.gov/statutes/section/33/018/01812',
      asOf: '2026',
    },
    {
      title: 'Covered Connecticut; ConnectorCare; Cascade Care Savings, by each state’s marketplace',
      url: 'https://portal.ct.gov/coveredct',
      asOf: '2026',
    },
  ],
})
