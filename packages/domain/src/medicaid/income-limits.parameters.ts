import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

export interface FamilyIncomeLimits {
  /** The highest of Medicaid and CHIP for a child under 19. */
  readonly childPercent: number
  /** The highest of Medicaid, CHIP in pregnancy, and CHIP from conception to birth. */
  readonly pregnantPercent: number
}

const limits = (childPercent: number, pregnantPercent: number): FamilyIncomeLimits => ({
  childPercent,
  pregnantPercent,
})

export const familyIncomeLimits = defineParameter<Readonly<Record<UsState, FamilyIncomeLimits>>>({
  id: 'medicaid.family-income-limits',
  unit: 'percent of the federal poverty level, 5 points of disregard included',
  values: [
    {
      from: '2025-01-01',
      value: {
        AL: limits(317, 317),
        AK: limits(208, 230),
        AZ: limits(230, 161),
        AR: limits(216, 214),
        CA: limits(266, 322),
        CO: limits(265, 265),
        CT: limits(323, 263),
        DE: limits(217, 217),
        DC: limits(324, 324),
        FL: limits(215, 196),
        GA: limits(252, 225),
        HI: limits(313, 196),
        ID: limits(190, 138),
        IL: limits(318, 213),
        IN: limits(255, 213),
        IA: limits(307, 220),
        KS: limits(255, 171),
        KY: limits(218, 218),
        LA: limits(255, 214),
        ME: limits(305, 214),
        MD: limits(322, 264),
        MA: limits(305, 205),
        MI: limits(217, 200),
        MN: limits(288, 283),
        MS: limits(214, 199),
        MO: limits(305, 305),
        MT: limits(266, 162),
        NE: limits(218, 202),
        NV: limits(205, 205),
        NH: limits(323, 201),
        NJ: limits(355, 205),
        NM: limits(305, 255),
        NY: limits(405, 223),
        NC: limits(216, 201),
        ND: limits(205, 175),
        OH: limits(211, 205),
        OK: limits(210, 210),
        OR: limits(305, 190),
        PA: limits(319, 220),
        RI: limits(266, 258),
        SC: limits(213, 199),
        SD: limits(209, 138),
        TN: limits(255, 255),
        TX: limits(206, 207),
        UT: limits(205, 144),
        VT: limits(317, 213),
        VA: limits(205, 205),
        WA: limits(317, 215),
        WV: limits(305, 305),
        WI: limits(306, 306),
        WY: limits(205, 159),
      },
    },
  ],
  references: [
    {
      title: 'CMS, Medicaid, CHIP & Basic Health Program Eligibility Levels',
      url: 'https://www.medicaid.gov/medicaid/national-medicaid-chip-program-information/medicaid-childrens-health-insurance-program-basic-health-program-eligibility-levels/index.html',
      asOf: '2026',
    },
  ],
})
