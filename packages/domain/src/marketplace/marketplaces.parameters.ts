import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** Where people of a state buy a plan with help. */
export interface Marketplace {
  readonly name: string
  /** Ten digits. Left out where it could not be confirmed. */
  readonly phone?: string
  readonly url: string
  /** The first day to sign up for the coming plan year. */
  readonly opensOn: CalendarDate
  /** The last day to sign up for cover that starts on January 1. */
  readonly lastDayForJanuary: CalendarDate
  /** The last day of open enrollment. */
  readonly closesOn: CalendarDate
}

const exchange = (
  name: string,
  phone: string | undefined,
  url: string,
  opensOn: CalendarDate,
  closesOn: CalendarDate,
  lastDayForJanuary: CalendarDate = '2026-12-15',
): Marketplace => ({ name, ...(phone ? { phone } : {}), url, opensOn, lastDayForJanuary, closesOn })

const references = [
  {
    title: 'HealthCare.gov, Dates and deadlines; open enrollment 2027 in each state',
    url: 'https://www.healthcare.gov/quick-guide/dates-and-deadlines/',
    asOf: '2026-10',
  },
]

type StateMarketplaces = Readonly<Partial<Record<UsState, Marketplace>>>

const longStanding: StateMarketplaces = {
  CA: exchange('Covered California', '8003001506', 'https://www.coveredca.com', '2026-11-01', '2027-01-31'),
  CO: exchange(
    'Connect for Health Colorado',
    '8557526749',
    'https://connectforhealthco.com',
    '2026-11-01',
    '2027-01-15',
  ),
  CT: exchange('Access Health CT', '8558054325', 'https://www.accesshealthct.com', '2026-10-23', '2027-01-15'),
  DC: exchange('DC Health Link', '8555325465', 'https://www.dchealthlink.com', '2026-11-01', '2027-01-31'),
  ID: exchange('Your Health Idaho', '8559443246', 'https://www.yourhealthidaho.org', '2026-10-15', '2026-12-15'),
  KY: exchange('kynect', '8554596328', 'https://kynect.ky.gov', '2026-11-01', '2027-01-15'),
  ME: exchange('CoverME.gov', '8666360355', 'https://www.coverme.gov', '2026-11-01', '2027-01-15'),
  MD: exchange(
    'Maryland Health Connection',
    '8556428572',
    'https://www.marylandhealthconnection.gov',
    '2026-11-01',
    '2027-01-15',
  ),
  MA: exchange(
    'Massachusetts Health Connector',
    '8776236765',
    'https://www.mahealthconnector.org',
    '2026-10-23',
    '2027-01-23',
  ),
  MN: exchange('MNsure', '8553667873', 'https://www.mnsure.org', '2026-11-01', '2027-01-15'),
  NV: exchange('Nevada Health Link', undefined, 'https://www.nevadahealthlink.com', '2026-11-01', '2027-01-15'),
  NJ: exchange('Get Covered New Jersey', '8336771010', 'https://www.getcovered.nj.gov', '2026-11-01', '2027-01-31'),
  NM: exchange('BeWell (beWellnm)', '8338623935', 'https://www.bewellnm.com', '2026-11-01', '2027-01-15'),
  NY: exchange('NY State of Health', '8553555777', 'https://nystateofhealth.ny.gov', '2026-11-01', '2027-01-31'),
  PA: exchange('Pennie', '8448448040', 'https://pennie.com', '2026-11-01', '2027-01-15'),
  RI: exchange('HealthSource RI', '8558404774', 'https://healthsourceri.com', '2026-11-01', '2026-12-31'),
  VT: exchange('Vermont Health Connect', '8558999600', 'https://healthconnect.vermont.gov', '2026-11-01', '2027-01-15'),
  VA: exchange(
    "Virginia's Insurance Marketplace",
    '8886871501',
    'https://www.marketplace.virginia.gov',
    '2026-11-01',
    '2027-01-29',
  ),
  WA: exchange(
    'Washington Healthplanfinder',
    '8559234633',
    'https://www.wahealthplanfinder.org',
    '2026-11-01',
    '2027-01-15',
  ),
}

const georgia = exchange('Georgia Access', undefined, 'https://georgiaaccess.gov', '2026-11-01', '2027-01-15')
const illinois = exchange(
  'Get Covered Illinois',
  '8663111119',
  'https://getcovered.illinois.gov',
  '2026-11-01',
  '2027-01-15',
)
const oregon = exchange(
  'Oregon Health Insurance Marketplace',
  '8552683767',
  'https://OregonHealthCare.gov',
  '2026-11-01',
  '2027-01-15',
)

/**
 * States that run their own marketplace, with their open enrollment for 2027. A state that leaves HealthCare.gov does so
 * on the first day of an open enrollment: Georgia for 2025, Illinois for 2026, Oregon for 2027 (Oregon
 * Senate Bill 972 of 2023). Oklahoma stays on HealthCare.gov for 2027.
 */
export const stateMarketplaces = defineParameter<StateMarketplaces>({
  id: 'marketplace.states',
  unit: 'name, phone, address and open enrollment',
  values: [
    { from: '2024-01-01', value: longStanding },
    { from: '2024-11-01', value: { ...longStanding, GA: georgia } },
    { from: '2025-11-01', value: { ...longStanding, GA: georgia, IL: illinois } },
    { from: '2026-11-01', value: { ...longStanding, GA: georgia, IL: illinois, OR: oregon } },
  ],
  references,
})

export const federalMarketplace = defineParameter<Marketplace>({
  id: 'marketplace.federal',
  unit: 'name, phone, address and open enrollment',
  values: [
    {
      from: '2024-01-01',
      value: exchange('HealthCare.gov', '8003182596', 'https://www.healthcare.gov', '2026-11-01', '2027-01-15'),
    },
  ],
  references,
})
