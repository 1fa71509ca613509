import { createHash } from 'node:crypto'
import type { BundleFile } from '../kit/bundle-file'
import { PUF_TABLES, type PufTable } from './tables'

type Row = Readonly<Record<string, string>>
export type SampleTables = Readonly<Record<PufTable, readonly Row[]>>

const year = { BusinessYear: '2027' }
const AGES = ['0-14', ...Array.from({ length: 49 }, (_, at) => String(at + 15)), '64 and over']

/** Made-up plans in the shape of the CMS files. */
export const samplePlan = (changes: Row = {}): Row => ({
  ...year,
  StateCode: 'TX',
  IssuerId: '99999',
  IssuerMarketPlaceMarketingName: 'Sample Issuer',
  ImportDate: '2026-10-15 05:02:15',
  MarketCoverage: 'Individual',
  DentalOnlyPlan: 'No',
  StandardComponentId: '99999TX0010001',
  PlanMarketingName: 'Sample Silver One',
  ServiceAreaId: 'TXS001',
  PlanType: 'HMO',
  MetalLevel: 'Silver',
  QHPNonQHPTypeId: 'Both',
  ChildOnlyOffering: 'Allows Adult and Child-Only',
  EHBPercentTotalPremium: '0.99',
  PlanEffectiveDate: '2027-01-01',
  FormularyURL: 'www.example.org/drugs',
  PlanId: '99999TX0010001-01',
  MedicalDrugDeductiblesIntegrated: 'Yes',
  MedicalDrugMaximumOutofPocketIntegrated: 'Yes',
  TEHBInnTier1IndividualMOOP: '$9,200 ',
  TEHBInnTier1FamilyPerGroupMOOP: '$18400 per group',
  TEHBDedInnTier1Individual: '$4,500 ',
  TEHBDedInnTier1FamilyPerGroup: '$9000 per group',
  TEHBDedInnTier1Coinsurance: '40.00%',
  IsHSAEligible: 'No',
  ...changes,
})

/** 300.00 at 21, one dollar more each year; 200.00 below 15; a tenth more with tobacco where asked for. */
export const sampleRates = (planId: string, changes: Row = {}, withTobacco = false): readonly Row[] =>
  AGES.map((age, at) => {
    const dollars = at === 0 ? 200 : 293 + at
    return {
      ...year,
      RateEffectiveDate: '2027-01-01',
      PlanId: planId,
      RatingAreaId: 'Rating Area 3',
      Age: age,
      IndividualRate: dollars.toFixed(2),
      IndividualTobaccoRate: withTobacco ? (dollars * 1.1).toFixed(2) : '',
      ...changes,
    }
  })

export const sampleArea = (changes: Row = {}): Row => ({
  ...year,
  StateCode: 'TX',
  IssuerId: '99999',
  ServiceAreaId: 'TXS001',
  ServiceAreaName: 'Sample Area',
  CoverEntireState: 'No',
  County: '48453',
  PartialCounty: 'No',
  MarketCoverage: 'Individual',
  DentalOnlyPlan: 'No',
  ...changes,
})

export const sampleBenefit = (changes: Row = {}): Row => ({
  ...year,
  PlanId: '99999TX0010001-01',
  BenefitName: 'Primary Care Visit to Treat an Injury or Illness',
  CopayInnTier1: '$35.00',
  CoinsInnTier1: 'Not Applicable',
  IsCovered: 'Covered',
  ...changes,
})

const BRONZE = '99999TX0010002'

/** A silver plan with two variants and tobacco rates, and a bronze one with the standard variant only. */
export const sampleTables = (): SampleTables => ({
  plans: [
    samplePlan({ PlanId: '99999TX0010001-00' }),
    samplePlan(),
    samplePlan({
      PlanId: '99999TX0010001-05',
      TEHBDedInnTier1Individual: '$500 ',
      TEHBDedInnTier1FamilyPerGroup: 'per group not applicable',
      TEHBInnTier1IndividualMOOP: '$3,000 ',
      TEHBInnTier1FamilyPerGroupMOOP: '$6000 per group',
    }),
    samplePlan({
      StandardComponentId: BRONZE,
      PlanId: `${BRONZE}-01`,
      PlanMarketingName: 'Sample Bronze, "Two"',
      MetalLevel: 'Expanded Bronze',
      IsHSAEligible: 'Yes',
      EHBPercentTotalPremium: '',
    }),
  ],
  areas: [sampleArea(), sampleArea({ County: '48491', PartialCounty: 'Yes', ZipCodes: '78613, 78641' })],
  rates: [...sampleRates('99999TX0010001', {}, true), ...sampleRates(BRONZE)],
  benefits: [
    sampleBenefit(),
    sampleBenefit({ PlanId: '99999TX0010001-05', CopayInnTier1: '$5.00' }),
    sampleBenefit({ BenefitName: 'Dental Check-Up for Children', CopayInnTier1: 'No Charge' }),
    sampleBenefit({ BenefitName: 'Routine Dental Services (Adult)', CopayInnTier1: '', IsCovered: 'Not Covered' }),
  ],
})

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A file as CMS writes it: with more columns than we read. */
export function tableText(table: PufTable, rows: readonly Row[]): string {
  const columns = ['SourceName', ...PUF_TABLES[table]]
  const lines = rows.map((row) => columns.map((column) => quoted(row[column] ?? '')).join(','))
  return [columns.join(','), ...lines].map((line) => `${line}\n`).join('')
}

export const textFile = (name: string, text: string | Buffer): BundleFile => ({
  name,
  open: async function* () {
    yield Buffer.from(text)
  },
  checksum: async () => createHash('sha256').update(text).digest('hex'),
})

export const sampleFiles = (tables: SampleTables): BundleFile[] =>
  (Object.keys(tables) as PufTable[]).map((table) => textFile(`${table}.csv`, tableText(table, tables[table])))
