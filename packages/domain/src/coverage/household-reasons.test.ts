import { describe, expect, it } from 'vitest'
import { completeHousehold, type HouseholdInput } from '../household/complete-household'
import type { CalendarDate } from '../kernel/calendar-date'
import { PLAN_YEARS, type PlanYear } from '../vocabulary/health-plan-terms'
import { decideCoverage } from './decide-coverage'
import { householdReasons, householdSources } from './household-reasons'

const GUIDELINE_CENTS = 1_565_000

function reasonsFor(changes: Partial<HouseholdInput>, planYear: PlanYear = 2026, slcspMonthlyCents?: number) {
  const household = completeHousehold({ state: 'TX', magiCents: 3_130_000, members: [{ age: 40 }], ...changes })
  return householdReasons(decideCoverage(household, planYear, `${planYear}-06-01` as CalendarDate, slcspMonthlyCents))
}
const codesOf = (...facts: Parameters<typeof reasonsFor>) => reasonsFor(...facts).map(({ code }) => code)

describe('what is said of the whole household', () => {
  it('is its percent of poverty, its share, and where help ends', () => {
    expect(reasonsFor({}, 2026, 60_000)).toEqual([
      {
        code: 'household.poverty-percent',
        params: { percent: 200, guidelineYear: 2025, guidelineCents: GUIDELINE_CENTS },
      },
      { code: 'household.expected-contribution', params: { share: 6.6, amountCents: 17_215 } },
      { code: 'household.credit-ends-at', params: { limitCents: 4 * GUIDELINE_CENTS } },
    ])
  })

  it('knows no end of help before 2026', () => {
    expect(codesOf({}, 2025, 60_000)).toEqual(['household.poverty-percent', 'household.expected-contribution'])
  })

  it('counts what is above the end of help', () => {
    expect(reasonsFor({ magiCents: 4 * GUIDELINE_CENTS + 100_00 }, 2026, 60_000)[1]).toEqual({
      code: 'household.above-credit',
      params: { limitCents: 4 * GUIDELINE_CENTS, overCents: 100_00 },
    })
  })

  it.each([
    ['Medicare', [{ age: 70 }]],
    ['no plan for the status', [{ age: 40, immigrationStatus: 'undocumented' as const }]],
    ['a job’s plan', [{ age: 40, hasEmployerOffer: true, employerPremiumAnnualCents: 100 }]],
  ])('says nothing of the end of help to those whom %s decides', (_what, members) => {
    expect(codesOf({ magiCents: 20_000_000, members }, 2026, 60_000)).toEqual(['household.poverty-percent'])
  })

  it('says why a credit is zero', () => {
    expect(codesOf({ magiCents: 4 * GUIDELINE_CENTS }, 2026, 10_000)).toContain(
      'household.benchmark-below-contribution',
    )
  })

  it('counts no share while the benchmark is unknown', () => {
    expect(codesOf({})).toEqual(['household.poverty-percent'])
  })

  it('tells of the state’s own help only to those who buy a plan', () => {
    expect(codesOf({ state: 'CA', magiCents: 2_400_000 }, 2026, 60_000)).toContain('household.state-help')
    expect(codesOf({ state: 'CA', magiCents: 2_400_000, members: [{ age: 70 }] }, 2026)).not.toContain(
      'household.state-help',
    )
  })
})

describe('the sources of a year', () => {
  it.each(PLAN_YEARS)('name the guideline and the table of %i', (planYear) => {
    const [guideline, table, ...others] = householdSources({ planYear })
    expect(others).toEqual([])
    expect(guideline!.title).toContain(planYear === 2027 ? '91 FR 1797' : 'Poverty Guidelines (2025')
    expect(table!.title).toContain(
      { 2024: '117-169', 2025: '117-169', 2026: 'Rev. Proc. 2025-25', 2027: 'Rev. Proc. 2026-26' }[planYear],
    )
  })
})
