/** One plan of the shape `POST /plans/search` answers; no real issuer's. */
export interface FakePlan {
  readonly id: string
  readonly level: 'Catastrophic' | 'Bronze' | 'Silver' | 'Gold' | 'Platinum'
  /** A month for somebody of 21, in dollars. */
  readonly premium: number
  readonly deductible: number
  readonly maximum: number
}

const CSR_WORDS: Readonly<Record<string, string>> = {
  CSR73: '73% AV Level Silver Plan CSR',
  CSR87: '87% AV Level Silver Plan CSR',
  CSR94: '94% AV Level Silver Plan CSR',
  ZeroCSR: 'Zero Cost Sharing Plan Variation',
  LimitedCSR: 'Limited Cost Sharing Plan Variation',
}

/** What the variant leaves of the deductible and the maximum, so that tests can tell the variants apart. */
const KEPT: Readonly<Record<string, number>> = { CSR73: 0.8, CSR87: 0.3, CSR94: 0.1, ZeroCSR: 0, LimitedCSR: 1 }

const isForLevel = (override: string, level: FakePlan['level']) => !override.startsWith('CSR') || level === 'Silver'

const limits = (amount: number, type: string, csr: string) =>
  ['In-Network', 'Out-of-Network'].flatMap((tier, out) =>
    [
      { family_cost: 'Individual', times: 1, individual: true },
      { family_cost: 'Family', times: 2, individual: false },
    ].map(({ family_cost, times, individual }) => ({
      amount: amount * times * (out + 1),
      type,
      csr,
      family_cost,
      network_tier: tier,
      individual,
      family: !individual,
      display_string: `$${amount * times}`,
    })),
  )

const benefit = (name: string, csr: string, sharing: object) => ({
  name,
  covered: true,
  cost_sharings: [{ network_tier: 'In-Network', csr, ...sharing }],
})

/** @param age21Factors how many people of 21 the household pays for */
export function cmsPlanOf({ id, level, premium, deductible, maximum }: FakePlan, age21Factors: number, override = '') {
  const applied = isForLevel(override, level) ? override : ''
  const csr = CSR_WORDS[applied] ?? 'Exchange variant (no CSR)'
  const kept = KEPT[applied] ?? 1
  const monthly = Math.round(premium * age21Factors * 100) / 100
  return {
    id,
    name: `Sample ${level} ${id.slice(7)}`,
    issuer: { id: id.slice(0, 5), name: 'Sample Health Plan', state: id.slice(5, 7) },
    market: 'Individual',
    product_division: 'HealthCare',
    certification: 'Certified',
    suppression_state: 'Available',
    metal_level: level,
    type: 'HMO',
    state: id.slice(5, 7),
    premium: monthly,
    premium_w_credit: monthly,
    ehb_premium: monthly - 1,
    aptc_eligible_premium: monthly - 1,
    deductibles: limits(deductible * kept, 'Combined Medical and Drug EHB Deductible', csr),
    moops: limits(maximum * kept, 'Maximum Out of Pocket for Medical and Drug EHB Benefits (Total)', csr),
    benefits: [
      benefit('Primary Care Visit to Treat an Injury or Illness', csr, {
        copay_amount: 30,
        copay_options: 'Copay before deductible',
        coinsurance_options: 'Not Applicable',
      }),
      benefit('Emergency Room Services', csr, {
        copay_options: 'Not Applicable',
        coinsurance_rate: 0.4,
        coinsurance_options: 'Coinsurance after deductible',
      }),
      benefit('Generic Drugs', csr, { copay_options: 'No Charge', coinsurance_options: 'Not Applicable' }),
      { name: 'Basic Dental Care - Adult', covered: false },
      { name: 'Dental Check-Up for Children', covered: true },
    ],
    hsa_eligible: level === 'Bronze' || level === 'Catastrophic',
    quality_rating: { available: true, year: 2026, global_rating: 4 },
    benefits_url: 'https://plans.example.org/benefits',
    brochure_url: 'https://plans.example.org/brochure',
    formulary_url: 'https://plans.example.org/drugs',
    network_url: 'https://plans.example.org/doctors',
    service_area_id: `${id.slice(5, 7)}S001`,
  }
}

const LEVELS = [
  { level: 'Bronze', premium: 280, deductible: 7500, maximum: 9200 },
  { level: 'Silver', premium: 380, deductible: 4000, maximum: 8900 },
  { level: 'Gold', premium: 450, deductible: 1500, maximum: 7800 },
  { level: 'Catastrophic', premium: 210, deductible: 10_600, maximum: 10_600 },
] as const

/** Plans of a state in turns of level, each a little dearer. */
export const fakePlans = (state: string, count: number): FakePlan[] =>
  Array.from({ length: count }, (_, at) => {
    const { level, premium, deductible, maximum } = LEVELS[at % LEVELS.length]!
    return {
      id: `99999${state}${String(10_001 + at).padStart(7, '0')}`,
      level,
      premium: premium + at,
      deductible,
      maximum,
    }
  })
