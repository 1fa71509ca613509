import { ratedPeople } from '@careway/domain/aca/rated-people'
import { sql, type SQL } from 'drizzle-orm'
import { FAMILY_TIERS, rateSlotOf } from '../../db/schema/rate-slots'
import type { PlanQuery } from '../../ports/marketplace'
import { chargedTier } from './charged-tier'

const ALONE = FAMILY_TIERS.indexOf('individual')
const COUPLE = FAMILY_TIERS.indexOf('couple')

/** The database counts from 1. */
const rateOf = ({ age, usesTobacco }: PlanQuery['people'][number]): SQL => {
  const slot = sql.raw(String(rateSlotOf(age) + 1))
  return usesTobacco ? sql`coalesce(rate.tobacco_cents[${slot}], rate.cents[${slot}])` : sql`rate.cents[${slot}]`
}

/**
 * A family's monthly premium in cents, from the row `rate`: the sum of its members' rates by age, or its tier's where
 * rates don't go by age. Null where the plan has no rate for one of them.
 */
export function premiumOf(people: PlanQuery['people']): SQL {
  const { isCouple, dependents, furtherAdults } = chargedTier(people.map(({ age }) => age))
  const tier = (isCouple ? COUPLE : ALONE) + dependents
  const byAge = sql.join(ratedPeople(people).map(rateOf), sql` + `)
  const byTier = sql.raw(`rate.tier_cents[${tier + 1}] + ${furtherAdults} * coalesce(rate.tier_cents[1], 0)`)
  return sql`case when rate.cents is null then ${byTier} else ${byAge} end`
}
