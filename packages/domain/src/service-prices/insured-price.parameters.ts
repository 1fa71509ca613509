import { dollars, type Cents } from '../kernel/cents'
import { defineParameter } from '../kernel/dated-parameter'

/** What large employers' plans and their members paid together for one hospital admission, on average. */
export const hospitalAdmissionCents = defineParameter<Cents>({
  id: 'price.hospital-admission',
  unit: 'cents a stay',
  values: [{ from: '2018-01-01', value: dollars(24_680) }],
  references: [
    {
      title: 'Peterson-KFF Health System Tracker, How costly are common health services in the United States?',
      url: 'https://www.healthsystemtracker.org/chart-collection/how-costly-are-common-health-services-in-the-united-states/',
      asOf: '2018 data, 2020',
    },
  ],
})

/** Medicare's rate for a knee arthroscopy (29881) in a surgery center: the center's part and the surgeon's. */
export const medicareOutpatientSurgery = defineParameter<{
  readonly facilityCents: Cents
  readonly surgeonCents: Cents
}>({
  id: 'price.medicare-outpatient-surgery',
  unit: 'cents a procedure',
  values: [{ from: '2026-01-01', value: { facilityCents: 164_487, surgeonCents: 53_825 } }],
  references: [
    {
      title: 'CMS, ASC Payment Rates, Addendum AA, April 2026',
      url: 'https://www.cms.gov/medicare/payment/prospective-payment-systems/ambulatory-surgical-center-asc/asc-payment-rates-addenda',
      asOf: '2026',
    },
    {
      title: 'CMS, Medicare Physician Fee Schedule 2025, national facility rate (conversion factor 32.3465)',
      url: 'https://www.cms.gov/medicare/physician-fee-schedule/search',
      asOf: '2025',
    },
  ],
})

/** What private plans pay surgery centers. */
export const privateToMedicareSurgeryCenterRatio = defineParameter<number>({
  id: 'price.private-to-medicare-surgery-center',
  unit: 'times the Medicare rate',
  values: [{ from: '2022-01-01', value: 1.71 }],
  references: [
    {
      title: 'RAND, Prices Paid to Hospitals by Private Health Plans, Round 5.1',
      url: 'https://www.rand.org/pubs/research_reports/RRA1144-2-v2.html',
      asOf: '2022 data, 2024',
    },
  ],
})

/** Medicare's rate for a brain MRI without contrast (70551) in a freestanding center. */
export const medicareImagingCents = defineParameter<Cents>({
  id: 'price.medicare-imaging',
  unit: 'cents a scan',
  values: [{ from: '2025-01-01', value: 19_343 }],
  references: [
    {
      title: 'CMS, Medicare Physician Fee Schedule 2025, national non-facility rate (conversion factor 32.3465)',
      url: 'https://www.cms.gov/medicare/physician-fee-schedule/search',
      asOf: '2025',
    },
  ],
})

/** Medicare's rates for two common blood tests together: a metabolic panel (80053) and a blood count (85025). */
export const medicareLabCents = defineParameter<Cents>({
  id: 'price.medicare-lab',
  unit: 'cents a set of tests',
  values: [{ from: '2025-01-01', value: 1_056 + 777 }],
  references: [
    {
      title: 'CMS, Clinical Laboratory Fee Schedule',
      url: 'https://www.cms.gov/medicare/payment/fee-schedules/clinical-laboratory-fee-schedule-clfs',
      asOf: '2026',
    },
  ],
})

/** Average net price of a brand-name prescription in Medicare Part D. */
export const brandMedicineCents = defineParameter<Cents>({
  id: 'price.brand-medicine',
  unit: 'cents a prescription',
  values: [{ from: '2018-01-01', value: dollars(353) }],
  references: [
    {
      title: 'CBO, Prescription Drugs: Spending, Use, and Prices',
      url: 'https://www.cbo.gov/publication/57772',
      asOf: '2018 data, 2022',
    },
  ],
})

/** Average net price of a top-selling specialty drug in Medicare Part D, about 30 days of it. */
export const specialtyMedicineCents = defineParameter<Cents>({
  id: 'price.specialty-medicine',
  unit: 'cents a prescription',
  values: [{ from: '2017-01-01', value: dollars(4_293) }],
  references: [
    {
      title: 'CBO, A Comparison of Brand-Name Drug Prices Among Selected Federal Programs',
      url: 'https://www.cbo.gov/publication/56978',
      asOf: '2017 data, 2021',
    },
  ],
})
