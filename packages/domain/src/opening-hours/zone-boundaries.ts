import type { UsState } from '../vocabulary/us-state'

export type UsTimeZone =
  | 'America/New_York'
  | 'America/Chicago'
  | 'America/Denver'
  | 'America/Phoenix'
  | 'America/Los_Angeles'
  | 'America/Anchorage'
  | 'America/Adak'
  | 'Pacific/Honolulu'

/** By 49 CFR part 71 (https://www.ecfr.gov/current/title-49/subtitle-A/part-71). Counties that the line divides are listed by ZIP code. */
interface StateZone {
  /** The zone of most of the state. */
  readonly zone: UsTimeZone
  readonly otherZone?: UsTimeZone
  /** County FIPS codes that lie in the other zone. */
  readonly otherCounties?: readonly string[]
  /** ZIP codes that are not in the zone of their county. */
  readonly zipCodes?: Readonly<Record<string, UsTimeZone>>
}

const EASTERN: StateZone = { zone: 'America/New_York' }
const CENTRAL: StateZone = { zone: 'America/Chicago' }
const MOUNTAIN: StateZone = { zone: 'America/Denver' }
const PACIFIC: StateZone = { zone: 'America/Los_Angeles' }

const codes = (list: string): readonly string[] => list.split(' ')

/** West of the Apalachicola; the south of Gulf County is Eastern. */
const FLORIDA: StateZone = {
  ...EASTERN,
  otherZone: 'America/Chicago',
  otherCounties: codes('12005 12013 12033 12045 12059 12063 12091 12113 12131 12133'),
  zipCodes: { '32456': 'America/New_York', '32457': 'America/New_York' },
}
/** Around Gary, and around Evansville. */
const INDIANA: StateZone = {
  ...EASTERN,
  otherZone: 'America/Chicago',
  otherCounties: codes('18051 18073 18089 18091 18111 18123 18127 18129 18147 18149 18163 18173'),
}
const KENTUCKY: StateZone = {
  ...EASTERN,
  otherZone: 'America/Chicago',
  otherCounties: codes(
    '21001 21003 21007 21009 21027 21031 21033 21035 21039 21047 21053 21055 21057 21059 21061 21075 21083 21085 ' +
      '21087 21091 21099 21101 21105 21107 21139 21141 21143 21145 21149 21157 21169 21171 21177 21183 21207 21213 ' +
      '21219 21221 21225 21227 21233',
  ),
}
/** The four counties on Wisconsin. */
const MICHIGAN: StateZone = {
  ...EASTERN,
  otherZone: 'America/Chicago',
  otherCounties: codes('26043 26053 26071 26109'),
}
/** The east, from Chattanooga and Knoxville on. */
const TENNESSEE: StateZone = {
  ...CENTRAL,
  otherZone: 'America/New_York',
  otherCounties: codes(
    '47001 47009 47011 47013 47019 47025 47029 47057 47059 47063 47065 47067 47073 47089 47091 47093 47105 47107 ' +
      '47121 47123 47129 47139 47143 47145 47151 47155 47163 47171 47173 47179',
  ),
}
const KANSAS: StateZone = {
  ...CENTRAL,
  otherZone: 'America/Denver',
  otherCounties: codes('20071 20075 20181 20199'),
}
/** The line divides Cherry County. */
const NEBRASKA: StateZone = {
  ...CENTRAL,
  otherZone: 'America/Denver',
  otherCounties: codes(
    '31005 31007 31013 31029 31033 31045 31049 31057 31069 31075 31091 31101 31105 31123 31135 31157 31161 31165',
  ),
  zipCodes: {
    '69211': 'America/Denver',
    '69216': 'America/Denver',
    '69218': 'America/Denver',
    '69219': 'America/Denver',
  },
}
/** The line divides McKenzie County. */
const NORTH_DAKOTA: StateZone = {
  ...CENTRAL,
  otherZone: 'America/Denver',
  otherCounties: codes('38001 38007 38011 38025 38033 38037 38041 38087 38089'),
  zipCodes: { '58634': 'America/Denver', '58838': 'America/Denver' },
}
const SOUTH_DAKOTA: StateZone = {
  ...CENTRAL,
  otherZone: 'America/Denver',
  otherCounties: codes(
    '46007 46019 46031 46033 46041 46047 46055 46063 46071 46081 46093 46102 46103 46105 46117 46137',
  ),
}
/** El Paso and Hudspeth; Salt Flat has its ZIP code with Culberson. */
const TEXAS: StateZone = {
  ...CENTRAL,
  otherZone: 'America/Denver',
  otherCounties: codes('48141 48229'),
  zipCodes: { '79847': 'America/Denver' },
}
/** North of the Salmon River. Idaho County lies on both sides. */
const IDAHO: StateZone = {
  ...MOUNTAIN,
  otherZone: 'America/Los_Angeles',
  otherCounties: codes('16009 16017 16021 16035 16049 16055 16057 16061 16069 16079'),
  zipCodes: {
    '83542': 'America/Denver',
    '83547': 'America/Denver',
    '83549': 'America/Denver',
    '83671': 'America/Denver',
  },
}
const OREGON: StateZone = { ...PACIFIC, otherZone: 'America/Denver', otherCounties: codes('41045') }
/** The city of West Wendover. */
const NEVADA: StateZone = { ...PACIFIC, zipCodes: { '89883': 'America/Denver' } }
/** The Aleutians west of 169°30'. */
const ALASKA: StateZone = {
  zone: 'America/Anchorage',
  zipCodes: { '99546': 'America/Adak', '99547': 'America/Adak' },
}

const DIVIDED_STATES: Readonly<Partial<Record<UsState, StateZone>>> = {
  AK: ALASKA,
  FL: FLORIDA,
  ID: IDAHO,
  IN: INDIANA,
  KS: KANSAS,
  KY: KENTUCKY,
  MI: MICHIGAN,
  ND: NORTH_DAKOTA,
  NE: NEBRASKA,
  NV: NEVADA,
  OR: OREGON,
  SD: SOUTH_DAKOTA,
  TN: TENNESSEE,
  TX: TEXAS,
}

const WHOLE_STATES: readonly (readonly [zone: StateZone, states: string])[] = [
  [EASTERN, 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'],
  [CENTRAL, 'AL AR IA IL LA MN MO MS OK WI'],
  [MOUNTAIN, 'CO MT NM UT WY'],
  [PACIFIC, 'CA WA'],
  [{ zone: 'Pacific/Honolulu' }, 'HI'],
  // Standard time all year; the Navajo Nation, which changes its clocks, has no boundary by county or ZIP code.
  [{ zone: 'America/Phoenix' }, 'AZ'],
]

/** The zone of a state, with what lies in another. */
export const stateZoneOf = (state: UsState): StateZone =>
  DIVIDED_STATES[state] ?? WHOLE_STATES.find(([, states]) => codes(states).includes(state))![0]
