import { CLINICIAN_NEEDED, CLINICIAN_WELCOME } from './columns'

/** The header of the file, as CMS publishes it. */
export const CLINICIAN_COLUMNS = (
  'NPI,Ind_PAC_ID,Ind_enrl_ID,Provider Last Name,Provider First Name,Provider Middle Name,suff,gndr,Cred,Med_sch,Grd_yr,' +
  'pri_spec,sec_spec_1,sec_spec_2,sec_spec_3,sec_spec_4,sec_spec_all,Telehlth,Facility Name,org_pac_id,num_org_mem,' +
  'adr_ln_1,adr_ln_2,ln_2_sprs,City/Town,State,ZIP Code,Telephone Number,ind_assgn,grp_assgn,adrs_id'
).split(',')

const SAMPLE: Readonly<Record<string, string>> = {
  NPI: '1234567893',
  Ind_PAC_ID: '0000000001',
  Ind_enrl_ID: 'I20200101000001',
  'Provider Last Name': 'SAMPLESON',
  'Provider First Name': 'DEMO',
  'Provider Middle Name': 'A',
  gndr: 'F',
  Cred: 'MD',
  pri_spec: 'CARDIOVASCULAR DISEASE (CARDIOLOGY)',
  Telehlth: 'Y',
  'Facility Name': 'SAMPLE HEART GROUP',
  adr_ln_1: '12 SAMPLE ST',
  adr_ln_2: 'STE 3',
  'City/Town': 'DOTHAN',
  State: 'AL',
  'ZIP Code': '363011234',
  'Telephone Number': '2025550142',
  ind_assgn: 'Y',
  grp_assgn: 'Y',
  adrs_id: 'AL363010000SA12SAMPLE',
}

export const sampleClinician = (changes: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...SAMPLE,
  ...changes,
})

/** The cells that the reader gets. */
export const clinicianCells = (changes: Readonly<Record<string, string>> = {}): readonly string[] => {
  const row = sampleClinician(changes)
  return [...CLINICIAN_NEEDED, ...CLINICIAN_WELCOME].map((column) => row[column] ?? '')
}

/** Made-up rows as a file. */
export const cliniciansCsv = (rows: readonly Record<string, string>[]): string =>
  [CLINICIAN_COLUMNS, ...rows.map((row) => CLINICIAN_COLUMNS.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`)
    .join('')
