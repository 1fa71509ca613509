import { describe, expect, it } from 'vitest'
import { decideEmployerOffer, employerOfferStanding } from './employer-affordability'

describe('employerOfferStanding', () => {
  it.each([
    [2024, 0.0839],
    [2025, 0.0902],
    [2026, 0.0996],
    [2027, 0.1022],
  ] as const)('%i: exactly %d of income is affordable, one cent more is not', (planYear, threshold) => {
    const magiCents = 5_000_000
    const atThreshold = Math.round(magiCents * threshold)
    const standing = (premiumAnnualCents: number) => employerOfferStanding({ magiCents, planYear, premiumAnnualCents })
    expect(standing(atThreshold)).toEqual({ threshold, number: threshold, isAffordable: true, blocksCredit: true })
    expect(standing(atThreshold + 1)).toMatchObject({ isAffordable: false, blocksCredit: false })
  })

  it('lets the credit through below minimum value', () => {
    const offer = { magiCents: 5_000_000, planYear: 2027, premiumAnnualCents: 0, meetsMinimumValue: false } as const
    expect(employerOfferStanding(offer)).toMatchObject({ isAffordable: true, blocksCredit: false })
  })

  it('has no share without income', () => {
    const offer = { magiCents: 0, planYear: 2027, premiumAnnualCents: 1 } as const
    expect(employerOfferStanding(offer)).toEqual({ threshold: 0.1022, isAffordable: false, blocksCredit: false })
  })
})

describe('decideEmployerOffer', () => {
  it('asks for the price it does not know', () => {
    const decision = decideEmployerOffer({}, { magiCents: 5_000_000 }, 2027)
    expect(decision).toMatchObject({ isUnaffordable: false, questions: ['employer-premium'] })
    expect(decision.finding).toMatchObject({ threshold: 0.1022, effectiveFrom: '2027-01-01' })
  })

  it('says where the price stands', () => {
    const decide = (premium: number) =>
      decideEmployerOffer({ employerPremiumAnnualCents: premium }, { magiCents: 5_000_000 }, 2026)
    expect(decide(600_000)).toMatchObject({ isUnaffordable: true, finding: { number: 0.12, threshold: 0.0996 } })
    expect(decide(300_000)).toMatchObject({ isUnaffordable: false, finding: { number: 0.06 } })
  })
})
