import { calendarDate } from '@careway/domain/kernel/calendar-date'
import { stateMarketplaces } from '@careway/domain/marketplace/marketplaces.parameters'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { UsState } from '@careway/domain/vocabulary/us-state'

/** The first year whose list of state marketplaces is held. */
const FIRST_KNOWN_YEAR = 2025

/** HealthCare.gov sells plans there; states with a marketplace of their own are not in the service's answers. */
export const isServedByHealthCareGov = (state: UsState, planYear: PlanYear): boolean =>
  stateMarketplaces.on(calendarDate(`${Math.max(planYear, FIRST_KNOWN_YEAR)}-01-01`))[state] === undefined
