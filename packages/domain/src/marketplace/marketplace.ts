import type { CalendarDate } from '../kernel/calendar-date'
import type { UsState } from '../vocabulary/us-state'
import { federalMarketplace, stateMarketplaces, type Marketplace } from './marketplaces.parameters'

/** The marketplace that serves the state: its own, or HealthCare.gov. */
export const marketplaceOf = (state: UsState, asOf: CalendarDate): Marketplace =>
  stateMarketplaces.on(asOf)[state] ?? federalMarketplace.on(asOf)

export const isOpenEnrollment = ({ opensOn, closesOn }: Marketplace, asOf: CalendarDate): boolean =>
  opensOn <= asOf && asOf <= closesOn
