import type { OfferedLocale } from '@careway/i18n/locales'
import { describe, expect, it } from 'vitest'
import { estimateFixture, memberFixture } from '../estimate.fixture'
import { BRONZE, GOLD, planFixture } from '../plan.fixture'
import { missing, written } from '../prerender.fixture'
import { EstimateNotice } from './estimate-notice'
import { MemberCard } from './member-card'
import { PlanCard } from './plan-card'
import { PremiumHelpCard } from './premium-help-card'

const picks = { plans: [], has: () => false, toggle: () => undefined, clear: () => undefined }
const act = () => undefined
const saving = { statusOf: () => undefined, busyId: undefined, save: act, choose: act, keepOnly: act, remove: act }
const card = (plan = planFixture(), language: OfferedLocale = 'en') =>
  written(
    <PlanCard
      plan={plan}
      use="medium"
      isCheapest
      better={plan.dominatedBy ? planFixture() : undefined}
      picks={picks}
      saving={saving}
    />,
    language,
  )

describe('a plan card', () => {
  it('leads with the yearly cost, and adds it up line by line', () => {
    const html = card()
    expect(html).toContain('<p class="plan-card__year">$2,698</p>')
    for (const line of ['$6,480', '− $4,932', '$1,150', '12 × $540', '12 × $411']) expect(html).toContain(line)
  })

  it('names every field that is specified', () => {
    const html = card()
    const fields = ['Sample Silver HMO', 'Sample insurer A', 'HMO', 'Silver', '$540', '$700', '$2,800', 'Jan 1, 2027']
    for (const field of [...fields, 'Franklin County', 'href="https://www.healthcare.gov/"'])
      expect(html).toContain(field)
    expect(html).toContain('Prescriptions: covered')
    expect(html).toContain('Dental: not covered')
    expect(html).toContain('Vision: not known')
  })

  it('says when another plan always costs less, and when a savings account goes with it', () => {
    expect(card(GOLD)).toContain('Another plan costs less every time')
    expect(card()).not.toContain('Another plan costs less every time')
    expect(card(BRONZE)).toContain('health savings account')
    expect(card()).not.toContain('health savings account')
  })

  it('says of an estimate that it is no offer, in both languages', () => {
    const plan = planFixture({ isEstimate: true, planType: null })
    expect(card(plan)).toContain('Estimate, not an offer')
    expect(card(plan, 'es')).toContain('Cálculo aproximado, no una oferta')
  })
})

describe('the help with the premium', () => {
  const lines = (changes = {}) => written(<PremiumWorkingOf {...changes} />)
  const PremiumWorkingOf = (changes: Parameters<typeof estimateFixture>[0]) => (
    <PremiumHelpCard estimate={estimateFixture(changes)} />
  )

  it('shows the working with its years', () => {
    const html = lines()
    for (const part of ['$28,000 ÷ $15,960, the 2026 guideline', '175.44%', '5.56%', '$540', '$410.27', '$63,840'])
      expect(html).toContain(part)
  })

  it('shows no share and no part where no credit is paid', () => {
    const html = lines({
      annualIncome: 70_000,
      applicablePercentage: null,
      premiumTaxCreditMonthly: 0,
      csrVariant: 'none',
    })
    expect(html).toContain('$6,160 above that')
    expect(html).not.toContain('2. Share you pay')
  })
})

describe('the help with the premium, not yet priced', () => {
  const unpriced = {
    slcspMonthly: null,
    slcspSource: null,
    premiumTaxCreditMonthly: null,
    premiumTaxCreditAnnual: null,
  }
  const unpricedCard = (changes = {}) =>
    written(<PremiumHelpCard estimate={estimateFixture({ ...unpriced, ...changes })} />)

  it('asks for the county where that is what is missing', () => {
    expect(unpricedCard({ countyFips: null })).toContain('Choose your county to see how much')
    expect(unpricedCard()).not.toContain('Choose your county')
  })
})

describe('a person', () => {
  it('has what they get, the rule, where they stand, and whom to ask', () => {
    const marketplace = { name: 'HealthCare.gov', url: 'https://www.healthcare.gov/', phone: '8003182596' }
    const html = written(
      <MemberCard
        member={memberFixture()}
        people={[{ id: 'person', relationship: 'self', age: 40, position: 1 }]}
        coverage={{ medicaid: null, marketplace }}
      />,
    )
    for (const part of ['You, age 40', 'Marketplace plan', '175.43%', '400%', '26 U.S.C. 36B(c)(1)', '(800) 318-2596'])
      expect(html).toContain(part)
  })
})

it('an estimate leads to the state’s own marketplace', () => {
  const html = written(
    <EstimateNotice marketplace={{ name: 'Pennie', url: 'https://pennie.com/', phone: null }} />,
    'es',
  )
  expect(html).toContain('href="https://pennie.com/"')
  expect(html).toContain('Pennie')
})

it('no sentence is missing in either language, and nothing is styled inline', () => {
  expect(card()).not.toContain('style=')
  card(GOLD, 'es')
  expect(missing).toEqual([])
})
