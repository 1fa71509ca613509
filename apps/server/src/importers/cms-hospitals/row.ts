import { z } from 'zod'

const MEASURE_COLUMNS = [
  'MORT Group Measure Count',
  'Count of Facility MORT Measures',
  'Count of MORT Measures Better',
  'Count of MORT Measures No Different',
  'Count of MORT Measures Worse',
  'MORT Group Footnote',
  'Safety Group Measure Count',
  'Count of Facility Safety Measures',
  'Count of Safety Measures Better',
  'Count of Safety Measures No Different',
  'Count of Safety Measures Worse',
  'Safety Group Footnote',
  'READM Group Measure Count',
  'Count of Facility READM Measures',
  'Count of READM Measures Better',
  'Count of READM Measures No Different',
  'Count of READM Measures Worse',
  'READM Group Footnote',
  'Pt Exp Group Measure Count',
  'Count of Facility Pt Exp Measures',
  'Pt Exp Group Footnote',
  'TE Group Measure Count',
  'Count of Facility TE Measures',
  'TE Group Footnote',
]

/** The file's header, as CMS publishes it. */
export const cmsHospitalColumns: readonly string[] = [
  'Facility ID',
  'Facility Name',
  'Address',
  'City/Town',
  'State',
  'ZIP Code',
  'County/Parish',
  'Telephone Number',
  'Hospital Type',
  'Hospital Ownership',
  'Emergency Services',
  'Meets criteria for birthing friendly designation',
  'Hospital overall rating',
  'Hospital overall rating footnote',
  ...MEASURE_COLUMNS,
]

const filled = z.string().min(1, 'is empty').max(300, 'is too long')

/** One row, the columns we use. */
export const cmsHospitalRow = z.object({
  'Facility ID': z.string().regex(/^[0-9A-Z]{6}$/, 'is not six letters or digits'),
  'Facility Name': filled,
  Address: filled,
  'City/Town': filled,
  State: z.string().regex(/^[A-Z]{2}$/, 'is not two letters'),
  'ZIP Code': z.string().regex(/^\d{5}$/, 'is not five digits'),
  'County/Parish': z.string().max(100, 'is too long'),
  'Telephone Number': z.string().max(40, 'is too long'),
  'Hospital Type': filled,
  'Hospital Ownership': z.string().max(100, 'is too long'),
  'Emergency Services': z.enum(['Yes', 'No'], 'is not Yes or No'),
  'Meets criteria for birthing friendly designation': z.enum(['Y', 'N', ''], 'is not Y, N or empty'),
  'Hospital overall rating': z.enum(['1', '2', '3', '4', '5', 'Not Available', ''], 'is not 1 to 5 or Not Available'),
})

export type CmsHospitalRow = z.infer<typeof cmsHospitalRow>
