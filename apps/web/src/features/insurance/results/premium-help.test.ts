import { describe, expect, test } from 'vitest'
import { estimateFixture, memberFixture } from '../estimate.fixture'
import { creditIncomes, guidelineDollars, helpStanding } from './premium-help'

const without = { premiumTaxCreditMonthly: 0, applicablePercentage: null }
const payer = memberFixture({ category: 'full_price' })

describe('the poverty guideline of the credit', () => {
  test('is that of the year before the plan year', () => {
    expect(guidelineDollars(estimateFixture())).toBe(15_960)
    expect(guidelineDollars(estimateFixture({ householdSize: 4, state: 'TX' }))).toBe(33_000)
  })

  test('is not known for a year without rules', () => {
    expect(guidelineDollars(estimateFixture({ year: 2031 }))).toBeUndefined()
  })
})

test('the credit ends at 400 percent since 2026, and had no upper end before', () => {
  expect(creditIncomes(estimateFixture())).toEqual({ from: 15_960, to: 63_840 })
  expect(creditIncomes(estimateFixture({ year: 2025 }))?.to).toBeUndefined()
})

describe('where a household stands', () => {
  test.each([
    ['likely', estimateFixture()],
    ['above', estimateFixture({ ...without, annualIncome: 63_841, members: [payer] })],
    ['below', estimateFixture({ ...without, annualIncome: 15_959, members: [memberFixture({ program: 'none' })] })],
    ['none', estimateFixture({ ...without, annualIncome: 63_840, members: [payer] })],
    ['unpriced', estimateFixture({ premiumTaxCreditMonthly: null, slcspMonthly: null })],
    [
      'covered-otherwise',
      estimateFixture({
        ...without,
        members: [memberFixture({ program: 'medicaid' }), memberFixture({ program: 'chip' })],
      }),
    ],
  ] as const)('%s', (standing, estimate) => {
    expect(helpStanding(estimate)).toBe(standing)
  })
})
