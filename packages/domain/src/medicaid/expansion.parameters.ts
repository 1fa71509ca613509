import { defineParameter } from '../kernel/dated-parameter'

export const adultExpansionLimitPercent = defineParameter<number>({
  id: 'medicaid.adult-expansion-limit',
  unit: 'percent of the federal poverty level, 5 points of disregard included',
  values: [{ from: '2014-01-01', value: 138 }],
  references: [
    {
      title: '42 CFR 435.119(b)(5) and 435.603(d)(4)',
      url: 'https://www.ecfr.gov/current/title-42/section-435.119',
      asOf: '2026',
    },
  ],
})

/** Wisconsin covers adults to the poverty level without the expansion. */
export const wisconsinAdultLimitPercent = defineParameter<number>({
  id: 'medicaid.wisconsin-adult-limit',
  unit: 'percent of the federal poverty level',
  values: [{ from: '2014-04-01', value: 100 }],
  references: [
    {
      title: 'Wisconsin DHS, BadgerCare Plus',
      url: 'https://www.dhs.wisconsin.gov/badgercareplus/index.htm',
      asOf: '2026',
    },
  ],
})
