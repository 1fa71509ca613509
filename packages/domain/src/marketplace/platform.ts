import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { stateMarketplaces } from './marketplaces.parameters'
import { federalPlatformStates } from './platform.parameters'

/** `state`: its own website; `state-on-federal`: its own marketplace on HealthCare.gov; `federal`: HealthCare.gov. */
export type MarketplacePlatform = 'state' | 'state-on-federal' | 'federal'

/** Who sells the plans of a year in a state. */
export function platformOf(state: UsState, planYear: PlanYear): MarketplacePlatform {
  const firstDay = `${planYear}-01-01` as const
  if (stateMarketplaces.on(firstDay)[state]) return 'state'
  return federalPlatformStates.on(firstDay).includes(state) ? 'state-on-federal' : 'federal'
}
