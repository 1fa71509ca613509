import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** A state's own low-cost plan for adults just above Medicaid. They cannot have the premium tax credit instead. */
export interface BasicHealthProgram {
  readonly name: string
  readonly toPercent: number
}

export const basicHealthPrograms = defineParameter<Readonly<Partial<Record<UsState, BasicHealthProgram>>>>({
  id: 'medicaid.basic-health-programs',
  unit: 'name; percent of the federal poverty level',
  values: [
    {
      from: '2025-01-01',
      value: {
        MN: { name: 'MinnesotaCare', toPercent: 200 },
        NY: { name: 'Essential Plan', toPercent: 250 },
        OR: { name: 'OHP Bridge', toPercent: 200 },
      },
    },
    {
      from: '2026-01-01',
      value: {
        DC: { name: 'Healthy DC Plan', toPercent: 200 },
        MN: { name: 'MinnesotaCare', toPercent: 200 },
        NY: { name: 'Essential Plan', toPercent: 250 },
        OR: { name: 'OHP Bridge', toPercent: 200 },
      },
    },
    {
      from: '2026-07-01',
      value: {
        DC: { name: 'Healthy DC Plan', toPercent: 200 },
        MN: { name: 'MinnesotaCare', toPercent: 200 },
        NY: { name: 'Essential Plan', toPercent: 200 },
        OR: { name: 'OHP Bridge', toPercent: 200 },
      },
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
