import { getHealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { assessHealthTrends } from '@careway/domain/health-trends/assess-health-trends'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import { factsOfRecords, type Records } from './facts-of-records'
import type { HealthTrendsParts } from './health-trends-parts'
import { presentHealthTrends } from './health-trends.presenter'
import { readSavedRecords } from './read-saved-records'

async function readRecords(parts: HealthTrendsParts, userId: string): Promise<Records> {
  const [pathways, saved, hasConversations] = await Promise.all([
    parts.readPathwayProgress(userId),
    readSavedRecords(parts, userId),
    parts.hasConversations(userId),
  ])
  return { pathways, saved, hasConversations }
}

export const healthTrendsEndpoints = (parts: HealthTrendsParts): readonly ServedEndpoint[] => [
  serve(getHealthTrends, async ({ caller, locale }) => {
    const profile = await parts.readProfile(caller.user.id)
    if (!profile) throw refuse('profile_missing')
    const asOf = rulesDayAt(parts.clock())
    const facts = factsOfRecords(profile, await readRecords(parts, caller.user.id), asOf)
    return presentHealthTrends(assessHealthTrends(facts, asOf), locale, parts.messages)
  }),
]
