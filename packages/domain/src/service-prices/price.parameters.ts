import { between, dollars, exactly, type Cents, type CentsRange } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

const physicianFeeSchedule = {
  title: 'CMS, Medicare Physician Fee Schedule 2026, national non-facility rates (conversion factor 33.4009)',
  url: 'https://www.cms.gov/medicare/physician-fee-schedule/search',
  asOf: '2026',
}

/** What Medicare approves for one visit or service, as a range over its lengths. */
export const medicareRates = defineParameter<{
  readonly office: CentsRange
  readonly specialist: CentsRange
  readonly therapy: CentsRange
  readonly psychiatry: CentsRange
  readonly selfManagement: CentsRange
  readonly careManagement: CentsRange
  readonly vaccineGiving: CentsRange
}>({
  id: 'price.medicare-rates',
  unit: 'cents a visit',
  values: [
    {
      from: '2026-01-01',
      value: {
        /** 99213 to 99214. */
        office: between(9_519, 13_561),
        /** 99203 to 99205. */
        specialist: between(11_757, 23_681),
        /** 90832 to 90837. */
        therapy: between(8_584, 16_700),
        /** 90791 to 90792. */
        psychiatry: between(17_335, 20_208),
        /** G0109 to G0108, one half hour. */
        selfManagement: between(1_520, 5_305),
        /** 99490, one month. */
        careManagement: exactly(6_049),
        /** 90471. */
        vaccineGiving: exactly(2_204),
      },
    },
  ],
  references: [physicianFeeSchedule],
})

/** Charges over Medicare's rate: the median of general practice, and of all specialties. */
export const chargeToMedicareRatio = defineParameter<{
  readonly generalPractice: number
  readonly allSpecialties: number
}>({
  id: 'price.charge-to-medicare',
  unit: 'times the Medicare rate',
  values: [{ from: '2014-01-01', value: { generalPractice: 1.6, allSpecialties: 2.5 } }],
  references: [
    {
      title: 'Bai and Anderson, Physician Charges to Medicare Payments, JAMA 317(3):315-318',
      url: 'https://jamanetwork.com/journals/jama/fullarticle/2598253',
      asOf: '2014 data, 2017',
    },
  ],
})

/** What private insurers pay for physicians, on average. */
export const privateToMedicareRatio = defineParameter<number>({
  id: 'price.private-to-medicare-physician',
  unit: 'times the Medicare rate',
  values: [{ from: '2010-01-01', value: 1.43 }],
  references: [
    {
      title: 'KFF, How Much More Than Medicare Do Private Insurers Pay? A Review of the Literature',
      url: 'https://www.kff.org/medicare/issue-brief/how-much-more-than-medicare-do-private-insurers-pay-a-review-of-the-literature/',
      asOf: '2010-2017 data, 2020',
    },
  ],
})

/** What private plans pay hospitals. */
export const privateToMedicareHospitalRatio = defineParameter<number>({
  id: 'price.private-to-medicare-hospital',
  unit: 'times the Medicare rate',
  values: [{ from: '2022-01-01', value: 2.54 }],
  references: [
    {
      title: 'RAND, Prices Paid to Hospitals by Private Health Plans, Round 5.1',
      url: 'https://www.rand.org/pubs/research_reports/RRA1144-2-v2.html',
      asOf: '2022 data, 2024',
    },
  ],
})

/** Quarter to three-quarter point of what large employers' plans and their members paid together, and members alone. */
export const emergencyVisitPrices = defineParameter<{ readonly total: CentsRange; readonly member: CentsRange }>({
  id: 'price.emergency-visit',
  unit: 'cents a visit',
  values: [
    {
      from: '2019-01-01',
      value: { total: between(dollars(970), dollars(3_043)), member: between(dollars(128), dollars(907)) },
    },
  ],
  references: [
    {
      title: 'Peterson-KFF Health System Tracker, Emergency department visits exceed affordability thresholds',
      url: 'https://www.healthsystemtracker.org/brief/emergency-department-visits-exceed-affordability-thresholds-for-many-consumers-with-private-insurance/',
      asOf: '2019',
    },
  ],
})

export const urgentCareCashPrice = defineParameter<CentsRange>({
  id: 'price.urgent-care-cash',
  unit: 'cents a visit',
  values: [{ from: '2024-07-22', value: between(dollars(125), dollars(300)) }],
  references: [
    {
      title: 'GoodRx Health, How Much Is Urgent Care Without Insurance?',
      url: 'https://publicnow.com/view/017E608E35922CD8256E3A9D0E124ED50E75472F',
      asOf: '2024',
    },
  ],
})

/** Median allowed amount for a new patient of 45 to 59 minutes at a retail clinic. */
export const retailClinicMedianCents = defineParameter<Cents>({
  id: 'price.retail-clinic-median',
  unit: 'cents a visit',
  values: [{ from: '2023-01-01', value: dollars(138) }],
  references: [
    {
      title: 'FAIR Health, FH Healthcare Indicators and FH Medical Price Index 2025',
      url: 'https://www.beckershospitalreview.com/uncategorized/retail-clinic-urgent-care-visits-drop-12-report/',
      asOf: '2023',
    },
  ],
})

export const telehealthAverageCents = defineParameter<Cents>({
  id: 'price.telehealth-average',
  unit: 'cents a visit',
  values: [{ from: '2013-01-01', value: dollars(79) }],
  references: [
    {
      title: 'Ashwood et al., Direct-To-Consumer Telehealth, Health Affairs 36(3):485-491',
      url: 'https://www.healthaffairs.org/doi/10.1377/hlthaff.2016.1130',
      asOf: '2011-2013 data, 2017',
    },
  ],
})

/** Discount-list prices at a national pharmacy chain, without insurance. */
export const genericMedicineCashPrice = defineParameter<CentsRange>({
  id: 'price.generic-medicine-cash',
  unit: 'cents a fill of 30 or 90 days',
  values: [{ from: '2019-11-04', value: between(dollars(4), dollars(40)) }],
  references: [
    {
      title: 'GoodRx Health, The Walmart generic prescriptions list',
      url: 'https://www.goodrx.com/drugs/savings/the-walmart-4-generic-prescriptions-list',
      asOf: '2019',
    },
  ],
})

/** Makers' own offer to people without Medicare or Medicaid. */
export const insulinOfferCents = defineParameter<Cents>({
  id: 'price.insulin-offer',
  unit: 'cents a month',
  values: [{ from: '2023-03-01', value: dollars(35) }],
  references: [{ title: 'Lilly Insulin Value Program', url: 'https://www.insulinaffordability.com', asOf: '2026' }],
})
