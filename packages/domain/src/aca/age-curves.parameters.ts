import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** Premium factors in thousandths, by whole age from 0 to 64. 64 stands for every age above. */
export type AgeCurve = readonly number[]

const FEDERAL_CHILDREN = [...Array.from({ length: 15 }, () => 765), 833, 859, 885, 913, 941, 970]
const FEDERAL_ADULTS = [
  1000, 1000, 1000, 1000, 1004, 1024, 1048, 1087, 1119, 1135, 1159, 1183, 1198, 1214, 1222, 1230, 1238, 1246, 1262,
  1278, 1302, 1325, 1357, 1397, 1444, 1500, 1563, 1635, 1706, 1786, 1865, 1952, 2040, 2135, 2230, 2333, 2437, 2548,
  2603, 2714, 2810, 2873, 2952, 3000,
]

const sameForChildren = (factor: number, adults: readonly number[]): AgeCurve => [
  ...Array.from({ length: 21 }, () => factor),
  ...adults,
]

export interface AgeCurves {
  readonly federal: AgeCurve
  /** States with a curve of their own. */
  readonly states: Readonly<Partial<Record<UsState, AgeCurve>>>
}

/** How premiums rise with age, where they do. New York and Vermont rate by family instead. */
export const ageCurves = defineParameter<AgeCurves>({
  id: 'aca.age-curves',
  unit: 'thousandths of the premium at factor 1.000',
  values: [
    {
      from: '2018-01-01',
      value: {
        federal: [...FEDERAL_CHILDREN, ...FEDERAL_ADULTS],
        states: {
          AL: sameForChildren(635, FEDERAL_ADULTS),
          DC: sameForChildren(
            654,
            [
              727, 727, 727, 727, 727, 727, 727, 744, 760, 779, 799, 817, 836, 856, 876, 896, 916, 927, 938, 975, 1013,
              1053, 1094, 1137, 1181, 1227, 1275, 1325, 1377, 1431, 1487, 1545, 1605, 1668, 1733, 1801, 1871, 1944,
              2020, 2099, 2181, 2181, 2181, 2181,
            ],
          ),
          MA: sameForChildren(
            751,
            [
              1183, 1183, 1183, 1183, 1183, 1183, 1220, 1250, 1275, 1287, 1305, 1323, 1334, 1346, 1352, 1358, 1363,
              1369, 1381, 1393, 1410, 1427, 1450, 1478, 1511, 1550, 1593, 1641, 1688, 1741, 1792, 1847, 1902, 1961,
              2019, 2080, 2142, 2206, 2280, 2365, 2365, 2365, 2365, 2365,
            ],
          ),
          MN: sameForChildren(890, FEDERAL_ADULTS),
          MS: sameForChildren(635, FEDERAL_ADULTS),
          OR: sameForChildren(635, FEDERAL_ADULTS),
          UT: sameForChildren(
            793,
            [
              1000, 1050, 1113, 1191, 1298, 1363, 1390, 1390, 1390, 1390, 1390, 1390, 1390, 1390, 1390, 1390, 1404,
              1425, 1450, 1479, 1516, 1562, 1616, 1681, 1748, 1818, 1891, 1966, 2045, 2127, 2212, 2300, 2392, 2488,
              2588, 2691, 2799, 2911, 3000, 3000, 3000, 3000, 3000, 3000,
            ],
          ),
        },
      },
    },
  ],
  references: [
    {
      title:
        '45 CFR 147.102(e); CMS, Guidance Regarding Age Curves and State Reporting, Appendix I (December 16, 2016)',
      url: 'https://www.ecfr.gov/current/title-45/section-147.102',
      asOf: '2018 and later',
    },
    {
      title: 'CMS, Market Rating Reforms, State Specific Age Curve Variations (May 31, 2017)',
      url: 'https://www.cms.gov/cciio/programs-and-initiatives/health-insurance-market-reforms/downloads/statespecagecrv053117.pdf',
      asOf: '2018 and later',
    },
  ],
})

export interface FamilyTiers {
  readonly oneAdult: number
  readonly twoAdults: number
  readonly oneAdultWithChildren: number
  readonly twoAdultsWithChildren: number
  /** One child alone. Where the state names none, a child alone is rated as one adult. */
  readonly childAlone: number
}

/** States where everybody pays the same at any age, and families by their shape. Thousandths of one adult. */
export const familyTiers = defineParameter<Readonly<Partial<Record<UsState, FamilyTiers>>>>({
  id: 'aca.family-tiers',
  unit: 'thousandths of the premium of one adult',
  values: [
    {
      from: '2018-01-01',
      value: {
        NY: {
          oneAdult: 1000,
          twoAdults: 2000,
          oneAdultWithChildren: 1700,
          twoAdultsWithChildren: 2850,
          childAlone: 412,
        },
        VT: {
          oneAdult: 1000,
          twoAdults: 2000,
          oneAdultWithChildren: 1930,
          twoAdultsWithChildren: 2810,
          childAlone: 1000,
        },
      },
    },
  ],
  references: [
    {
      title: 'CMS, Market Rating Reforms, State Specific Rating Variations; 45 CFR 147.102(c)(2)',
      url: 'https://www.cms.gov/cciio/programs-and-initiatives/health-insurance-market-reforms/state-rating',
      asOf: '2018 and later',
    },
  ],
})
