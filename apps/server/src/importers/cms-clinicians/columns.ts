/** The columns of DAC_NationalDownloadableFile.csv that this product reads. Gender, school and ratings are not among them. */
export const CLINICIAN_NEEDED = [
  'NPI',
  'Provider Last Name',
  'Provider First Name',
  'pri_spec',
  'adr_ln_1',
  'City/Town',
  'State',
  'ZIP Code',
  'adrs_id',
]

export const CLINICIAN_WELCOME = [
  'Provider Middle Name',
  'suff',
  'Cred',
  'Telehlth',
  'Facility Name',
  'adr_ln_2',
  'Telephone Number',
  'ind_assgn',
]

const ALL = [...CLINICIAN_NEEDED, ...CLINICIAN_WELCOME]
const place = (name: string) => ALL.indexOf(name)

/** Where each value is in a row's cells. */
export const AT = {
  npi: place('NPI'),
  lastName: place('Provider Last Name'),
  firstName: place('Provider First Name'),
  middleName: place('Provider Middle Name'),
  suffix: place('suff'),
  credential: place('Cred'),
  specialty: place('pri_spec'),
  telehealth: place('Telehlth'),
  facility: place('Facility Name'),
  line: place('adr_ln_1'),
  secondLine: place('adr_ln_2'),
  city: place('City/Town'),
  state: place('State'),
  zip: place('ZIP Code'),
  phone: place('Telephone Number'),
  assignment: place('ind_assgn'),
  addressId: place('adrs_id'),
} as const
