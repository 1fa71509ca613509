const TAXONOMIES = 15
const numbered = (name: string) => Array.from({ length: TAXONOMIES }, (_, at) => `${name}_${at + 1}`)

const PRACTICE = 'Business Practice Location Address'

/** The columns of the file, version 2, that this product reads. Home, mailing address and gender are not among them. */
export const NPPES_NEEDED = [
  'NPI',
  'Entity Type Code',
  'Provider Last Name (Legal Name)',
  'Provider First Name',
  'Provider Credential Text',
  `Provider First Line ${PRACTICE}`,
  `Provider ${PRACTICE} City Name`,
  `Provider ${PRACTICE} State Name`,
  `Provider ${PRACTICE} Postal Code`,
  `Provider ${PRACTICE} Telephone Number`,
  'Healthcare Provider Taxonomy Code_1',
]

/** Extracts of the file leave these out. */
export const NPPES_WELCOME = [
  'Provider Organization Name (Legal Business Name)',
  'Provider Other Organization Name',
  'Provider Middle Name',
  'Provider Name Suffix Text',
  `Provider Second Line ${PRACTICE}`,
  `Provider ${PRACTICE} Country Code (If outside U.S.)`,
  'Last Update Date',
  'NPI Deactivation Date',
  'NPI Reactivation Date',
  ...numbered('Healthcare Provider Primary Taxonomy Switch'),
  ...numbered('Healthcare Provider Taxonomy Code').slice(1),
]

const ALL = [...NPPES_NEEDED, ...NPPES_WELCOME]
const place = (name: string) => ALL.indexOf(name)

/** Where each value is in a row's cells. */
export const AT = {
  npi: place('NPI'),
  entityType: place('Entity Type Code'),
  lastName: place('Provider Last Name (Legal Name)'),
  firstName: place('Provider First Name'),
  middleName: place('Provider Middle Name'),
  suffix: place('Provider Name Suffix Text'),
  credential: place('Provider Credential Text'),
  organization: place('Provider Organization Name (Legal Business Name)'),
  otherOrganization: place('Provider Other Organization Name'),
  line: place(`Provider First Line ${PRACTICE}`),
  secondLine: place(`Provider Second Line ${PRACTICE}`),
  city: place(`Provider ${PRACTICE} City Name`),
  state: place(`Provider ${PRACTICE} State Name`),
  zip: place(`Provider ${PRACTICE} Postal Code`),
  country: place(`Provider ${PRACTICE} Country Code (If outside U.S.)`),
  phone: place(`Provider ${PRACTICE} Telephone Number`),
  lastUpdate: place('Last Update Date'),
  deactivated: place('NPI Deactivation Date'),
  reactivated: place('NPI Reactivation Date'),
  taxonomies: numbered('Healthcare Provider Taxonomy Code').map(place),
  switches: numbered('Healthcare Provider Primary Taxonomy Switch').map(place),
} as const
