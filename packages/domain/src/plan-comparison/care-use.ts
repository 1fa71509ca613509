import type { CalendarDate } from '../kernel/calendar-date'
import type { Citation } from '../kernel/decision'
import { insuredPriceCitations, insuredPrices, type InsuredPrices } from '../service-prices/insured-prices'
import type { UseLevel } from '../vocabulary/health-plan-terms'
import { COMPARED_SERVICES, type ComparedService } from './health-plan'
import { catastrophicPrimaryCareVisits, useProfiles, type UseProfile } from './use-profiles.parameters'

export interface UsedService {
  readonly service: ComparedService
  readonly times: number
}

/** What each level of use means on one day, read once for many plans. */
export interface CareUse {
  readonly prices: InsuredPrices
  readonly profiles: Readonly<Record<UseLevel, UseProfile>>
  /** What each level adds to the one below it: everyday care is billed first, so more use never costs less. */
  readonly added: Readonly<Record<UseLevel, readonly UsedService[]>>
  readonly catastrophicPrimaryCareVisits: number
  readonly citations: readonly Citation[]
}

const NOTHING: UseProfile = { preventiveVisits: 0, services: {} }

const addedTo = (below: UseProfile, { services }: UseProfile): readonly UsedService[] =>
  COMPARED_SERVICES.flatMap((service) => {
    const times = (services[service] ?? 0) - (below.services[service] ?? 0)
    return times > 0 ? [{ service, times }] : []
  })

export function careUseOn(asOf: CalendarDate): CareUse {
  const profiles = useProfiles.on(asOf)
  return {
    prices: insuredPrices(asOf),
    profiles,
    added: {
      low: addedTo(NOTHING, profiles.low),
      medium: addedTo(profiles.low, profiles.medium),
      high: addedTo(profiles.medium, profiles.high),
    },
    catastrophicPrimaryCareVisits: catastrophicPrimaryCareVisits.on(asOf),
    citations: [...useProfiles.references, ...catastrophicPrimaryCareVisits.references, ...insuredPriceCitations],
  }
}

/**
 * The level of each person where a household has one: everybody's at low and medium use; at high use one person's, with
 * the others at medium.
 */
export const usesOfHousehold = (use: UseLevel, people: number): readonly UseLevel[] =>
  Array.from({ length: people }, (_person, index) => (use === 'high' && index > 0 ? 'medium' : use))
