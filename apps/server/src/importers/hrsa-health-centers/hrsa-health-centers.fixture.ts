import { hrsaSiteColumns } from './row'

/** A made-up row in the shape of the HRSA file. */
const SAMPLE: Readonly<Record<string, string>> = {
  'Health Center Type': 'Federally Qualified Health Center (FQHC)',
  'BPHC Assigned Number': 'BPS-H80-900001',
  'Site Name': 'SAMPLE  COMMUNITY CLINIC',
  'Site Address': '1 Sample St',
  'Site City': 'Dothan',
  'Site State Abbreviation': 'AL',
  'Site Postal Code': '36301-1234',
  'Site Telephone Number': '202-555-0143 x12',
  'Site Web Address': 'WWW.EXAMPLE.ORG',
  'Operating Hours per Week': '47.50',
  'Health Center Service Delivery Site Location Setting Description': 'All Other Clinic Types',
  'Site Status Description': 'Active',
  'Health Center Location Type Description': 'Permanent',
  'Health Center Type Description': 'Service Delivery Site',
  'Health Center Operating Calendar': 'Year-Round',
  'Health Center Name': 'Sample Health, Inc.',
  'Geocoding Artifact Address Primary X Coordinate': '-85.39',
  'Geocoding Artifact Address Primary Y Coordinate': '31.22',
  'Complete County Name': 'Houston County',
  'Data Warehouse Record Create Date': '09/30/2026',
}

export const sampleSite = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(hrsaSiteColumns.map((column) => [column, ''])),
  ...SAMPLE,
  ...changes,
})
