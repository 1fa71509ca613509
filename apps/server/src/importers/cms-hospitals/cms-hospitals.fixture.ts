import { cmsHospitalColumns } from './row'

/** Made-up rows in the shape of the CMS file. */
const SAMPLE: Readonly<Record<string, string>> = {
  'Facility ID': '019001',
  'Facility Name': "ST. SAMPLE'S HOSPITAL OF MCEXAMPLE",
  Address: '12 U S HIGHWAY 1 NW',
  'City/Town': 'MC SAMPLE',
  State: 'AL',
  'ZIP Code': '36301',
  'County/Parish': 'HOUSTON',
  'Telephone Number': '(202) 555-0142',
  'Hospital Type': 'Acute Care Hospitals',
  'Hospital Ownership': 'Government - Local',
  'Emergency Services': 'Yes',
  'Meets criteria for birthing friendly designation': 'Y',
  'Hospital overall rating': '4',
}

export const sampleHospital = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(cmsHospitalColumns.map((column) => [column, ''])),
  ...SAMPLE,
  ...changes,
})
