import { createWriteStream, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'

const [FIRST_STATE_NUMBER, AREAS, COUNTIES, PLANS_OF_ISSUER] = [10, 10, 80, 12]
/** In how many of a state's counties each of its issuers sells: 150,000 plans in counties over 30 states. */
const COUNTIES_OF_ISSUERS = [80, 80, 60, 50, 40, 30, 25, 20, 12, 8, 7, 5]
const LEVELS =
  'Bronze,Expanded Bronze,Expanded Bronze,Silver,Silver,Silver,Silver,Silver,Gold,Gold,Platinum,Catastrophic'.split(',')
const LEVEL_DOLLARS = { Catastrophic: 180, Bronze: 240, 'Expanded Bronze': 250, Silver: 320, Gold: 380, Platinum: 450 }
const POSTAL = 'AL AK AZ AR DE FL HI IN IA KS LA MI MS MO MT NE NH NC ND OH OK SC SD TN TX UT WV WI WY IL'.split(' ')
const AGES = ['0-14', ...Array.from({ length: 49 }, (_, at) => String(at + 15)), '64 and over']
const READ_BENEFITS = [
  ['Primary Care Visit to Treat an Injury or Illness', '$35.00', 'Not Applicable'],
  ['Specialist Visit', '$70.00', 'Not Applicable'],
  ['Urgent Care Centers or Facilities', '$60.00', 'Not Applicable'],
  ['Emergency Room Services', 'Not Applicable', '40.00% Coinsurance after deductible'],
  ['Inpatient Hospital Services (e.g., Hospital Stay)', 'Not Applicable', '40.00% Coinsurance after deductible'],
  [
    'Outpatient Facility Fee (e.g.,  Ambulatory Surgery Center)',
    'Not Applicable',
    '40.00% Coinsurance after deductible',
  ],
  ['Imaging (CT/PET Scans, MRIs)', 'Not Applicable', '40.00% Coinsurance after deductible'],
  ['Laboratory Outpatient and Professional Services', 'Not Applicable', '40.00% Coinsurance after deductible'],
  ['Mental/Behavioral Health Outpatient Services', '$35.00', 'Not Applicable'],
  ['Generic Drugs', '$15.00', 'Not Applicable'],
  ['Preferred Brand Drugs', '$60.00 Copay after deductible', 'Not Applicable'],
  ['Non-Preferred Brand Drugs', 'Not Applicable', '40.00% Coinsurance after deductible'],
  ['Specialty Drugs', 'Not Applicable', '50.00% Coinsurance after deductible'],
  ['Dental Check-Up for Children', 'No Charge', 'Not Applicable'],
  ['Routine Eye Exam for Children', 'No Charge', 'Not Applicable'],
]
const OTHER_BENEFITS = 55

const statesOf = (count) => POSTAL.slice(0, count).map((state, at) => ({ state, number: FIRST_STATE_NUMBER + at }))

/** Every county of the made-up year, with its rating area and how many plans are sold in it. */
export function* countiesOf(states = POSTAL.length) {
  for (const { state, number } of statesOf(states))
    for (let county = 0; county < COUNTIES; county += 1)
      yield {
        state,
        countyFips: `${number}${String(county * 2 + 1).padStart(3, '0')}`,
        ratingArea: (county % AREAS) + 1,
        plans: COUNTIES_OF_ISSUERS.filter((served) => county < served).length * PLANS_OF_ISSUER,
      }
}

function* issuersOf(states) {
  for (const { state, number } of statesOf(states))
    for (const [at, counties] of COUNTIES_OF_ISSUERS.entries())
      yield {
        state,
        number,
        counties,
        at,
        issuerId: String(90_000 + number * 100 + at),
        serviceAreaId: `${state}S00${at % 9}`,
      }
}

function* plansOf(states) {
  for (const issuer of issuersOf(states))
    for (const [at, level] of LEVELS.entries())
      yield {
        ...issuer,
        level,
        planAt: at,
        planId: `${issuer.issuerId}${issuer.state}${String(10_000 + at).padStart(7, '0')}`,
      }
}

const variantsOf = ({ level }) => ['00', '01', '02', '03', ...(level === 'Silver' ? ['04', '05', '06'] : [])]

const quoted = (text) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const lineOf = (header, row) => `${header.map((name) => quoted(String(row[name] ?? ''))).join(',')}\n`

async function writeTable(path, header, rows) {
  const file = createWriteStream(path)
  let block = `${header.join(',')}\n`
  let count = 0
  for (const row of rows) {
    block += typeof row === 'string' ? row : lineOf(header, row)
    count += 1
    if (block.length < 1_000_000) continue
    if (!file.write(block)) await once(file, 'drain')
    block = ''
  }
  file.end(block)
  await once(file, 'finish')
  return count
}

const money = (dollars) => `$${dollars.toLocaleString('en-US')} `

function* planRows(year, states, imported) {
  for (const plan of plansOf(states))
    for (const variant of variantsOf(plan)) {
      const deductible = variant === '02' ? 0 : 1000 + plan.planAt * 500
      const maximum = variant === '02' ? 0 : 9200 - plan.planAt * 100
      yield {
        BusinessYear: year,
        StateCode: plan.state,
        IssuerId: plan.issuerId,
        IssuerMarketPlaceMarketingName: `Sample Issuer ${plan.issuerId}`,
        SourceName: 'HIOS',
        ImportDate: imported,
        MarketCoverage: 'Individual',
        DentalOnlyPlan: 'No',
        StandardComponentId: plan.planId,
        PlanMarketingName: `Sample ${plan.level} ${plan.planAt + 1}, with a name as long as usual`,
        ServiceAreaId: plan.serviceAreaId,
        PlanType: ['HMO', 'EPO', 'PPO', 'POS'][plan.at % 4],
        MetalLevel: plan.level,
        QHPNonQHPTypeId: 'Both',
        ChildOnlyOffering: 'Allows Adult and Child-Only',
        EHBPercentTotalPremium: '0.9965',
        PlanEffectiveDate: `${year}-01-01`,
        FormularyURL: `https://www.example.org/${plan.issuerId}/drugs`,
        PlanId: `${plan.planId}-${variant}`,
        CSRVariationType: variant,
        MedicalDrugDeductiblesIntegrated: 'Yes',
        MedicalDrugMaximumOutofPocketIntegrated: 'Yes',
        TEHBInnTier1IndividualMOOP: money(maximum),
        TEHBInnTier1FamilyPerGroupMOOP: `$${maximum * 2} per group`,
        TEHBDedInnTier1Individual: money(deductible),
        TEHBDedInnTier1FamilyPerGroup: `$${deductible * 2} per group`,
        TEHBDedInnTier1Coinsurance: '40.00%',
        IsHSAEligible: plan.level.includes('Bronze') ? 'Yes' : 'No',
        URLForSummaryofBenefitsCoverage: `https://www.example.org/${plan.planId}-${variant}.pdf`,
        PlanBrochure: `https://www.example.org/${plan.planId}/brochure`,
      }
    }
}

function* areaRows(year, states, imported) {
  for (const { state, number, issuerId, serviceAreaId, counties } of issuersOf(states))
    for (let county = 0; county < counties; county += 1)
      yield {
        BusinessYear: year,
        StateCode: state,
        IssuerId: issuerId,
        SourceName: 'HIOS',
        ImportDate: imported,
        ServiceAreaId: serviceAreaId,
        ServiceAreaName: `${state} sample area`,
        CoverEntireState: 'No',
        County: `${number}${String(county * 2 + 1).padStart(3, '0')}`,
        PartialCounty: 'No',
        MarketCoverage: 'Individual',
        DentalOnlyPlan: 'No',
      }
}

/** Rises from 0.765 below 15 to three times the rate of 21 at 64. */
const ageFactor = (at) => (at === 0 ? 0.765 : at < 7 ? 0.8 + at * 0.02 : 1 + ((at - 7) / 43) ** 1.6 * 2)

function* rateRows(year, states, imported) {
  for (const { state, issuerId, planId, level, planAt } of plansOf(states))
    for (let area = 1; area <= AREAS; area += 1)
      for (const [at, age] of AGES.entries()) {
        const dollars = (LEVEL_DOLLARS[level] + planAt * 3 + area * 2 + (Number(issuerId) % 50)) * ageFactor(at)
        const tobacco = planAt % 2 === 0 ? (dollars * 1.2).toFixed(2) : ''
        const habit = tobacco ? 'Tobacco User/Non-Tobacco User' : 'No Preference'
        yield `${year},${state},${issuerId},HIOS,${imported},${year}-01-01,${year}-12-31,${planId},Rating Area ${area},${habit},${age},${dollars.toFixed(2)},${tobacco},,,,,,,\n`
      }
}

function* benefitRows(year, states, imported) {
  for (const plan of plansOf(states))
    for (const variant of variantsOf(plan)) {
      const start = `${year},${plan.state},${plan.issuerId},HIOS,${imported},${plan.planId},${plan.planId}-${variant},`
      for (const [name, copay, coinsurance] of READ_BENEFITS)
        yield `${start}${quoted(name)},${copay},,Not Applicable,${coinsurance},,100.00%,Yes,Covered,No,,,,,,No,Yes\n`
      for (let at = 1; at <= OTHER_BENEFITS; at += 1)
        yield `${start}Other Sample Service ${at},Not Applicable,,Not Applicable,40.00% Coinsurance after deductible,,100.00%,Yes,Covered,Yes,30,Visit(s) per Year,,"Sample, with a comma",,No,Yes\n`
    }
}

const RATE_HEADER =
  'BusinessYear,StateCode,IssuerId,SourceName,ImportDate,RateEffectiveDate,RateExpirationDate,PlanId,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate,Couple,PrimarySubscriberAndOneDependent,PrimarySubscriberAndTwoDependents,PrimarySubscriberAndThreeOrMoreDependents,CoupleAndOneDependent,CoupleAndTwoDependents,CoupleAndThreeOrMoreDependents'
const BENEFIT_HEADER =
  'BusinessYear,StateCode,IssuerId,SourceName,ImportDate,StandardComponentId,PlanId,BenefitName,CopayInnTier1,CopayInnTier2,CopayOutofNet,CoinsInnTier1,CoinsInnTier2,CoinsOutofNet,IsEHB,IsCovered,QuantLimitOnSvc,LimitQty,LimitUnit,Exclusions,Explanation,EHBVarReason,IsExclFromInnMOOP,IsExclFromOonMOOP'
const AREA_HEADER =
  'BusinessYear,StateCode,IssuerId,SourceName,ImportDate,ServiceAreaId,ServiceAreaName,CoverEntireState,County,PartialCounty,ZipCodes,PartialCountyJustification,MarketCoverage,DentalOnlyPlan'
const COST_COLUMNS = ['M', 'D', 'T'].flatMap((kind) => [
  ...['Individual', 'FamilyPerPerson', 'FamilyPerGroup'].map((who) => `${kind}EHBInnTier1${who}MOOP`),
  ...['Individual', 'FamilyPerPerson', 'FamilyPerGroup', 'Coinsurance'].map((who) => `${kind}EHBDedInnTier1${who}`),
])
const PLAN_HEADER = [
  ...'BusinessYear,StateCode,IssuerId,IssuerMarketPlaceMarketingName,SourceName,ImportDate,MarketCoverage,DentalOnlyPlan'.split(
    ',',
  ),
  ...'StandardComponentId,PlanMarketingName,HIOSProductId,NetworkId,ServiceAreaId,FormularyId,PlanType,MetalLevel'.split(
    ',',
  ),
  ...'QHPNonQHPTypeId,ChildOnlyOffering,EHBPercentTotalPremium,PlanEffectiveDate,PlanExpirationDate,FormularyURL'.split(
    ',',
  ),
  ...'URLForEnrollmentPayment,PlanId,PlanVariantMarketingName,CSRVariationType,MedicalDrugDeductiblesIntegrated'.split(
    ',',
  ),
  ...'MedicalDrugMaximumOutofPocketIntegrated,InpatientCopaymentMaximumDays'.split(','),
  ...COST_COLUMNS,
  ...'IsHSAEligible,URLForSummaryofBenefitsCoverage,PlanBrochure'.split(','),
]

/** Writes the four files and answers how many rows each has. */
export async function writeMarketplacePuf(folder, { year = 2027, states = POSTAL.length } = {}) {
  mkdirSync(folder, { recursive: true })
  const imported = `${year - 1}-10-15 05:02:15`
  const write = (name, header, rows) => writeTable(join(folder, name), header, rows(year, states, imported))
  return {
    plans: await write('Plan_Attributes_PUF.csv', PLAN_HEADER, planRows),
    areas: await write('Service_Area_PUF.csv', AREA_HEADER.split(','), areaRows),
    rates: await write('Rate_PUF.csv', RATE_HEADER.split(','), rateRows),
    benefits: await write('Benefits_and_Cost_Sharing_PUF.csv', BENEFIT_HEADER.split(','), benefitRows),
  }
}
