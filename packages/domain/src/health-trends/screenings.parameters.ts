import type { CalendarDate } from '../kernel/calendar-date'
import { defineParameter } from '../kernel/dated-parameter'
import type { Citation } from '../kernel/decision'

/** Ages in whole years, inclusive. */
export interface ScreeningAges {
  readonly fromAge: number
  /** `NO_LIMIT` where it goes on for life. */
  readonly toAge: number
  /** Left out where the time between depends on the test. */
  readonly everyYears?: number
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER

const taskForce = (path: string, title: string, asOf: string): Citation => ({
  title: `U.S. Preventive Services Task Force, ${title}`,
  url: `https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/${path}`,
  asOf,
})

const ages = (id: string, from: CalendarDate, value: ScreeningAges, reference: Citation) =>
  defineParameter<ScreeningAges>({
    id: `prevention.${id}`,
    unit: 'years',
    values: [{ from, value }],
    references: [reference],
  })

/** Yearly from 40 or at higher risk, every 3 to 5 years before. */
export const bloodPressure = ages(
  'blood-pressure',
  '2021-04-27',
  { fromAge: 18, toAge: NO_LIMIT },
  taskForce('hypertension-in-adults-screening', 'Hypertension in Adults: Screening', '2021'),
)

export const colorectal = ages(
  'colorectal',
  '2021-05-18',
  { fromAge: 45, toAge: 75 },
  taskForce('colorectal-cancer-screening', 'Colorectal Cancer: Screening', '2021'),
)

export const mammogram = ages(
  'mammogram',
  '2024-04-30',
  { fromAge: 40, toAge: 74, everyYears: 2 },
  taskForce('breast-cancer-screening', 'Breast Cancer: Screening', '2024'),
)

export const cervical = ages(
  'cervical',
  '2018-08-21',
  { fromAge: 21, toAge: 65 },
  taskForce('cervical-cancer-screening', 'Cervical Cancer: Screening', '2018'),
)

/** For people whose weight is above the healthy range for their height. */
export const diabetes = ages(
  'diabetes',
  '2021-08-24',
  { fromAge: 35, toAge: 70, everyYears: 3 },
  taskForce('screening-for-prediabetes-and-type-2-diabetes', 'Prediabetes and Type 2 Diabetes: Screening', '2021'),
)

export const boneDensity = ages(
  'bone-density',
  '2018-06-26',
  { fromAge: 65, toAge: NO_LIMIT },
  taskForce('osteoporosis-screening', 'Osteoporosis to Prevent Fractures: Screening', '2025'),
)

export const fluVaccine = ages(
  'flu-vaccine',
  '2010-07-01',
  { fromAge: 19, toAge: NO_LIMIT, everyYears: 1 },
  {
    title: 'CDC, Adult Immunization Schedule by Age',
    url: 'https://www.cdc.gov/vaccines/hcp/imz-schedules/adult-age.html',
    asOf: '2026',
  },
)

/** Check-ups are yearly from age 3, and more often before. */
export const wellChild = ages(
  'well-child',
  '2008-01-01',
  { fromAge: 0, toAge: 20 },
  { title: 'MedlinePlus, Well-child visits', url: 'https://medlineplus.gov/ency/article/001928.htm', asOf: '2026' },
)
