import { NPPES_NEEDED, NPPES_WELCOME } from './columns'

/** Some of the file's columns that nobody reads, then those that are read, in an order of their own. */
const COLUMNS = [
  'Replacement NPI',
  'Provider First Line Business Mailing Address',
  'Provider Sex Code',
  ...NPPES_WELCOME,
  ...NPPES_NEEDED,
]

/** A made-up practitioner in the shape of the NPPES file. */
const SAMPLE: Readonly<Record<string, string>> = {
  NPI: '1234567893',
  'Entity Type Code': '1',
  'Provider Last Name (Legal Name)': 'SAMPLESON',
  'Provider First Name': 'DEMO',
  'Provider Middle Name': 'A',
  'Provider Credential Text': 'M.D.',
  'Provider First Line Business Mailing Address': '9 HOME ST',
  'Provider First Line Business Practice Location Address': '12 SAMPLE ST',
  'Provider Second Line Business Practice Location Address': 'STE 3',
  'Provider Business Practice Location Address City Name': 'DOTHAN',
  'Provider Business Practice Location Address State Name': 'AL',
  'Provider Business Practice Location Address Postal Code': '363011234',
  'Provider Business Practice Location Address Country Code (If outside U.S.)': 'US',
  'Provider Business Practice Location Address Telephone Number': '2025550142',
  'Last Update Date': '04/09/2025',
  'Provider Sex Code': 'F',
  'Healthcare Provider Taxonomy Code_1': '207R00000X',
  'Healthcare Provider Primary Taxonomy Switch_1': 'N',
  'Healthcare Provider Taxonomy Code_2': '207RC0000X',
  'Healthcare Provider Primary Taxonomy Switch_2': 'Y',
}

export const samplePractitioner = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...Object.fromEntries(COLUMNS.map((column) => [column, ''])),
  ...SAMPLE,
  ...changes,
})

const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`

/** Such a file, with these columns. */
export const nppesCsv = (rows: readonly Record<string, string>[], columns: readonly string[] = COLUMNS): string =>
  [line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))].join('')
