import { describe, expect, it } from 'vitest'
import type { PlanQuery } from '../../ports/marketplace'
import { cmsPlanOf, fakePlans } from './cms-plan.fixture'
import { readPlans } from './read-plans'

const ONE: PlanQuery = {
  planYear: 2027,
  state: 'TX',
  countyFips: '48453',
  zipCode: '78701',
  people: [{ age: 21, usesTobacco: false }],
  csrVariant: 'none',
}
const [bronze] = fakePlans('TX', 1)
const plan = cmsPlanOf(bronze!, 1)
const read = (difference: object, query: PlanQuery = ONE) => readPlans([{ ...plan, ...difference }], query)
const first = (difference: object, query?: PlanQuery) => read(difference, query).plans[0]
const sharing = (words: object) => [
  {
    name: 'Specialist Visit',
    covered: true,
    cost_sharings: [{ network_tier: 'In-Network', csr: 'Exchange variant (no CSR)', ...words }],
  },
]

describe('a plan that cannot be read is left out and counted', () => {
  it.each<[string, object]>([
    ['no premium', { premium: undefined }],
    ['premium not worked out', { premium: 0 }],
    ['another id', { id: '12345' }],
    ['a premium beyond all measure', { premium: 1e300 }],
    ['a maximum beyond all measure', { moops: [{ ...plan.moops[0], amount: 1e300 }] }],
    ['a name that never ends', { name: 'x'.repeat(100_000) }],
    ['a name of nothing to read', { name: '\u202E\u0007 \n' }],
    ['no issuer', { issuer: {} }],
    ['a level we do not know', { metal_level: 'Expanded' }],
    ['no deductible', { deductibles: [] }],
    ['no out-of-pocket maximum', { moops: [] }],
    ['a maximum that is a sentence', { moops: [{ ...plan.moops[0], amount: '$9,200' }] }],
    [
      'amounts out of network only',
      { moops: plan.moops.filter(({ network_tier }) => network_tier === 'Out-of-Network') },
    ],
  ])('%s', (_case, difference) => expect(read(difference)).toEqual({ plans: [], leftOut: 1 }))

  it('and does not hide the others', () => {
    const second = cmsPlanOf(fakePlans('TX', 2)[1]!, 1)
    expect(readPlans([null, 'text', plan, second], ONE)).toMatchObject({ plans: [{}, {}], leftOut: 2 })
  })
})

describe('a plan that is not on sale is passed over', () => {
  it.each([
    { product_division: 'Dental' },
    { suppression_state: 'Suspended' },
    { suppression_state: 'Closed' },
    { certification: 'Decertified' },
    { is_ineligible: true },
  ])('%j', (difference) => expect(read(difference)).toEqual({ plans: [], leftOut: 0 }))
})

describe('what a visit costs', () => {
  it.each<[object, object | undefined]>([
    [
      { copay_amount: 45, copay_options: 'Copay' },
      { kind: 'copay', cents: 4500, isAfterDeductible: false },
    ],
    [
      { copay_amount: 45.5, copay_options: 'Copay after deductible' },
      { kind: 'copay', cents: 4550, isAfterDeductible: true },
    ],
    [
      { copay_amount: 45, copay_options: 'Copay with deductible' },
      { kind: 'copay', cents: 4500, isAfterDeductible: true },
    ],
    [
      { copay_amount: 500, coinsurance_rate: 0.2, coinsurance_options: 'Coinsurance after deductible' },
      { kind: 'coinsurance', share: 0.2, isAfterDeductible: true },
    ],
    [{ copay_options: 'No Charge After Deductible' }, { kind: 'no-charge', isAfterDeductible: true }],
    [{ display_string: '$0' }, { kind: 'no-charge', isAfterDeductible: false }],
    [{ coinsurance_rate: 20, coinsurance_options: 'Coinsurance' }, undefined],
    [{ copay_options: 'Not Applicable', coinsurance_options: 'Not Applicable' }, undefined],
  ])('%j', (words, expected) => expect(first({ benefits: sharing(words) })?.services.specialist).toEqual(expected))

  it('is nothing of another network or variant', () => {
    expect(first({ benefits: sharing({ copay_amount: 45, network_tier: 'Out-of-Network' }) })?.services).toEqual({})
    expect(first({ benefits: sharing({ copay_amount: 45, csr: '94% AV Level Silver Plan CSR' }) })?.services).toEqual(
      {},
    )
  })

  it('says what is not covered', () => {
    expect(first({ benefits: [{ name: 'Specialty Drugs', covered: false }] })?.services).toEqual({
      'specialty-drug': { kind: 'not-covered' },
    })
  })

  it('leans on the level where the plan names no share of the bill', () => {
    expect(first({ benefits: [] })?.coinsurance).toBe(0.4)
    expect(first({ benefits: sharing({ coinsurance_rate: 0.5 }) })?.coinsurance).toBe(0.5)
  })
})

describe('amounts', () => {
  const individualOnly = {
    deductibles: plan.deductibles.filter(({ individual }) => individual),
    moops: plan.moops.filter(({ individual }) => individual),
  }
  it('for one person need no family amount; for two they do', () => {
    expect(first(individualOnly)).toMatchObject({ deductibleFamilyCents: 750_000 })
    const two = { ...ONE, people: [...ONE.people, ...ONE.people] }
    expect(read(individualOnly, two)).toEqual({ plans: [], leftOut: 1 })
  })

  it('tell a drug deductible apart', () => {
    const medical = plan.deductibles.map((each) => ({ ...each, type: 'Medical EHB Deductible' }))
    const drugs = plan.deductibles.map((each) => ({ ...each, type: 'Drug EHB Deductible', amount: 500 }))
    expect(first({ deductibles: [...drugs, ...medical] })).toMatchObject({
      deductibleIndividualCents: 750_000,
      drugDeductibleIndividualCents: 50_000,
    })
  })

  it('never count more for the credit than the premium', () => {
    expect(first({ aptc_eligible_premium: 9999 })?.essentialPremiumMonthlyCents).toBe(28_000)
    expect(first({ aptc_eligible_premium: null, ehb_premium: 270.505 })?.essentialPremiumMonthlyCents).toBe(27_051)
    expect(first({ aptc_eligible_premium: null, ehb_premium: null })?.essentialPremiumMonthlyCents).toBe(28_000)
  })
})

describe('the rest', () => {
  it('keeps web addresses only', () => {
    expect(first({ brochure_url: 'javascript:alert(1)', network_url: '' })).not.toHaveProperty('brochureUrl')
    expect(first({ network_url: '' })).not.toHaveProperty('networkUrl')
  })
  it.each([{ available: false, global_rating: 4 }, { available: true, global_rating: 0 }, null])(
    'has no stars from %j',
    (rating) => expect(first({ quality_rating: rating })).not.toHaveProperty('qualityRating'),
  )
  it('passes fields by that we do not know', () => expect(first({ something_new: [1] })).toBeDefined())
})

describe('an answer that means harm', () => {
  it('has names on one line, without marks that turn the text around them', () => {
    const names = { name: 'Gold\n\u202E plan', issuer: { name: 'A\u0007cme' } }
    expect(first(names)).toMatchObject({ name: 'Gold plan', issuer: 'Acme' })
  })

  it('takes no longer for a benefit whose name never ends', () => {
    const names = ['('.repeat(2_000_000), 'dental '.repeat(300_000)].map((name) => ({
      name: `${name}\n`,
      covered: true,
    }))
    expect(first({ benefits: names })?.services).toEqual({})
  })

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('names no service %s', (name) => {
    const [benefit] = sharing({ copay_amount: 20, copay_options: 'Copay' })
    expect(first({ benefits: [{ ...benefit, name }] })?.services).toEqual({})
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://www.healthcare.gov@evil.example/',
    'https://user:secret@evil.example/',
    `https://plans.example.org/${'x'.repeat(3000)}`,
    'https://',
  ])('has no link %s', (address) => expect(first({ brochure_url: address })).not.toHaveProperty('brochureUrl'))
})
