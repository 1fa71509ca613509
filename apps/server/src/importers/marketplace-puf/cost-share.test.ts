import { expect, it } from 'vitest'
import { benefitNamed, costShareOf } from './cost-share'

const NA = 'Not Applicable'

it.each([
  ['$35.00', NA, { kind: 'copay', cents: 3500, isAfterDeductible: false }],
  ['$1,500.00 Copay after deductible', NA, { kind: 'copay', cents: 150_000, isAfterDeductible: true }],
  ['$20 Copay with deductible', NA, { kind: 'copay', cents: 2000, isAfterDeductible: true }],
  [NA, '20.00% Coinsurance after deductible', { kind: 'coinsurance', share: 0.2, isAfterDeductible: true }],
  ['No Charge', '20.00%', { kind: 'coinsurance', share: 0.2, isAfterDeductible: false }],
  ['$250.00', '30.00%', { kind: 'coinsurance', share: 0.3, isAfterDeductible: false }],
  ['50%', '', { kind: 'coinsurance', share: 0.5, isAfterDeductible: false }],
  ['No Charge', NA, { kind: 'no-charge', isAfterDeductible: false }],
  ['No Charge after deductible', 'No Charge', { kind: 'no-charge', isAfterDeductible: true }],
  ['$0.00', '0.00%', { kind: 'no-charge', isAfterDeductible: false }],
  [NA, NA, undefined],
  [`$${'9'.repeat(400)}`, NA, undefined],
  ['$,,,', NA, undefined],
  ['', '', undefined],
])('reads %j and %j', (CopayInnTier1, CoinsInnTier1, share) => {
  expect(costShareOf({ CopayInnTier1, CoinsInnTier1 }, 0)).toEqual(share)
})

it('charges a copay per day for as many days as the plan charges', () => {
  const row = { CopayInnTier1: '$500.00 Copay per Day', CoinsInnTier1: NA }
  expect(costShareOf(row, 3)).toMatchObject({ cents: 150_000 })
  expect(costShareOf(row, 0)).toMatchObject({ cents: 50_000 })
  expect(costShareOf(row, Infinity)).toMatchObject({ cents: 18_250_000 })
  expect(costShareOf({ ...row, CopayInnTier1: '$500.00 Copay per Stay' }, 3)).toMatchObject({ cents: 50_000 })
})

it.each([
  ['Outpatient Facility Fee (e.g.,  Ambulatory Surgery Center)', 'outpatient-surgery'],
  ['Imaging (CT/PET Scans, MRIs)', 'imaging'],
  ['Preferred Brand Drugs', 'preferred-brand-drug'],
  ['Non-Preferred Brand Drugs', 'non-preferred-brand-drug'],
  ['Mental/Behavioral Health Outpatient Services', 'mental-health-visit'],
])('knows the service of %j', (name, service) => expect(benefitNamed(name)).toEqual({ kind: 'service', service }))

it('tells a child’s cover from an adult’s, and passes over the rest', () => {
  expect(benefitNamed('Routine Eye Exam for Children')).toEqual({ kind: 'extra', extra: 'coversChildVision' })
  expect(benefitNamed('Routine Eye Exam (Adult)')).toEqual({ kind: 'extra', extra: 'coversAdultVision' })
  expect(benefitNamed('Mental/Behavioral Health Inpatient Services')).toBeUndefined()
  expect(benefitNamed('Acupuncture')).toBeUndefined()
})
