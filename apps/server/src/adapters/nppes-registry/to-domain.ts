import { phoneDigits } from '@careway/domain/kernel/phone-digits'
import { readableName } from '@careway/domain/kernel/readable-name'
import type { RegisteredProvider } from '../../ports/provider-registry'
import type { RegistryAddress, RegistryRecord } from './response'

type Basic = RegistryRecord['basic']

/** What people write where there is nothing to write. */
const isNothing = (text: string) => /^[-–—.\s]*$/.test(text) || /^(none|n\/a)$/i.test(text)

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part && !isNothing(part)).join(' ')

function nameOf({ first_name: first, middle_name: middle, last_name: last, organization_name: organization }: Basic) {
  return readableName(joined(first, middle, last) || joined(organization))
}

const credentialOf = ({ credential }: Basic): string | undefined =>
  credential && !isNothing(credential) ? credential.slice(0, 40) : undefined

const dayOf = ({ last_updated: updated }: Basic): string | undefined =>
  updated && /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(updated) ? updated : undefined

/** Nine digits are a ZIP and its four. */
const zipCodeOf = ({ postal_code: code }: RegistryAddress): string | undefined => /^\d{5}/.exec(code ?? '')?.[0]

const isInTheStates = ({ country_code: country, state }: RegistryAddress) =>
  (!country || country === 'US') && /^[A-Z]{2}$/.test(state ?? '')

function practiceOf({ addresses }: RegistryRecord) {
  const practice = addresses.find((each) => each.address_purpose === 'LOCATION' && isInTheStates(each))
  const zipCode = practice && zipCodeOf(practice)
  if (!practice || !zipCode || !practice.city) return undefined
  const phone = phoneDigits(practice.telephone_number ?? '')?.number
  return {
    address: readableName(joined(practice.address_1, practice.address_2)),
    city: readableName(practice.city),
    state: practice.state ?? '',
    zipCode,
    ...(phone && { phone }),
  }
}

function codesOf({ taxonomies }: RegistryRecord): readonly string[] {
  const primaryFirst = taxonomies.toSorted((a, b) => Number(b.primary === true) - Number(a.primary === true))
  return [...new Set(primaryFirst.map(({ code }) => code))]
}

/** Undefined where nobody can be reached by the record: deactivated, without a name, a practice address or a specialty. */
export function toRegisteredProvider(record: RegistryRecord): RegisteredProvider | undefined {
  const { number, enumeration_type: type, basic } = record
  const name = nameOf(basic)
  const practice = practiceOf(record)
  const taxonomyCodes = codesOf(record)
  const isActive = !basic.status || basic.status === 'A'
  if (!isActive || !practice || name === '' || taxonomyCodes.length === 0) return undefined
  const credential = credentialOf(basic)
  const lastUpdated = dayOf(basic)
  return {
    npi: number,
    name,
    ...(credential && { credential }),
    isOrganization: type === 'NPI-2',
    taxonomyCodes,
    ...practice,
    ...(lastUpdated && { lastUpdated }),
  }
}
