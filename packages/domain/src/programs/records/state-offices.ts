import { stateMarketplaces } from '../../marketplace/marketplaces.parameters'
import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import type { UsState } from '../../vocabulary/us-state'
import type { HelpContact } from '../program'
import { CHECKED_ON } from './insurance/checked'

export { CHIP_OFFICES } from './insurance/chip-offices'
export { SHIP_OFFICES } from './insurance/ship-offices'
export { SPAP_BY_STATE, type StateDrugProgram } from './insurance/state-drug-programs'

type StateOffice = HelpContact & { readonly name: string }
type StateOffices = Readonly<Partial<Record<UsState, StateOffice>>>

function officesOf<T extends { readonly name: string }>(
  found: Readonly<Partial<Record<UsState, T>>>,
  contact: (each: T) => HelpContact,
): StateOffices {
  const offices = Object.entries(found).map(([state, each]) => [state, { name: each.name, ...contact(each) }] as const)
  return Object.fromEntries(offices)
}

/** Where people of the state apply for Medicaid, CHIP and the Medicare Savings Programs. */
export const MEDICAID_OFFICES = officesOf(stateMedicaidPrograms.on(CHECKED_ON), ({ phone, applyUrl }) => ({
  phone,
  website: applyUrl,
}))

/** The states that run their own marketplace; everybody else uses HealthCare.gov. */
export const MARKETPLACE_OFFICES = officesOf(stateMarketplaces.on(CHECKED_ON), ({ phone, url }) => ({
  ...(phone && { phone }),
  website: url,
}))
