/** A person or an organization of the fake registry. */
export interface FakeRegistered {
  readonly npi: string
  readonly name: string
  readonly isOrganization?: boolean
  readonly zipCode: string
  readonly state?: string
  readonly taxonomy: { readonly code: string; readonly desc: string }
  readonly credential?: string
  /** Of the mail: searches for a ZIP find it too. */
  readonly mailingZipCode?: string
}

const addressOf = (purpose: string, postalCode: string, state: string) => ({
  country_code: 'US',
  country_name: 'United States',
  address_purpose: purpose,
  address_type: 'DOM',
  address_1: '100 SAMPLE ST',
  address_2: '',
  city: 'SAMPLETON',
  state,
  postal_code: `${postalCode}1234`,
  telephone_number: '406-555-0100',
})

const namesOf = ({ name, isOrganization, credential }: FakeRegistered) => {
  const [first = '', ...rest] = name.toUpperCase().split(' ')
  return isOrganization
    ? { organization_name: name.toUpperCase() }
    : { first_name: first, middle_name: '--', last_name: rest.join(' '), credential: credential ?? '--' }
}

/** As the registry prints it. */
export const registryRecordOf = (person: FakeRegistered) => ({
  created_epoch: '1183680000000',
  enumeration_type: person.isOrganization ? 'NPI-2' : 'NPI-1',
  last_updated_epoch: '1747267200000',
  number: person.npi,
  addresses: [
    addressOf('MAILING', person.mailingZipCode ?? person.zipCode, person.state ?? 'MT'),
    addressOf('LOCATION', person.zipCode, person.state ?? 'MT'),
  ],
  practiceLocations: [],
  basic: { ...namesOf(person), enumeration_date: '2007-07-06', last_updated: '2025-05-15', status: 'A' },
  taxonomies: [{ ...person.taxonomy, taxonomy_group: '', state: 'MT', license: '1', primary: true }],
  identifiers: [],
  endpoints: [],
  other_names: [],
})
export type FakeRecord = ReturnType<typeof registryRecordOf>
