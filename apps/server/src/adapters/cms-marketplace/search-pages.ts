import type { PlanQuery } from '../../ports/marketplace'
import type { CmsClient } from './client'
import { readReply } from './read-reply'
import { planSearchRequest } from './requests'
import { planSearchResponse } from './response'
import type { Deadline } from '../kit/deadline'
import { ServiceUnreachable } from '../kit/service-unreachable'

/** More than any county has; the cheapest come first. */
const MOST_PLANS = 600
const AT_ONCE = 4

export type SearchedPlans =
  { readonly kind: 'found'; readonly plans: readonly unknown[] } | { readonly kind: 'refused'; readonly code: string }

/** All pages of a search, or none: half a list would hide plans. */
export async function searchAllPages(client: CmsClient, query: PlanQuery, deadline: Deadline): Promise<SearchedPlans> {
  const pageAt = async (offset: number) =>
    readReply(await client(planSearchRequest(query, offset), deadline), planSearchResponse)

  const first = await pageAt(0)
  if (first.kind === 'refused') return first
  const plans = [...first.value.plans]
  const pageSize = plans.length
  const end = pageSize === 0 ? 0 : Math.min(first.value.total, MOST_PLANS)
  for (let offset = pageSize; offset < end; offset += AT_ONCE * pageSize) {
    const offsets = Array.from({ length: AT_ONCE }, (_, at) => offset + at * pageSize).filter((each) => each < end)
    for (const page of await Promise.all(offsets.map(pageAt))) {
      if (page.kind === 'refused') throw new ServiceUnreachable('unreadable-answer')
      plans.push(...page.value.plans)
    }
  }
  return { kind: 'found', plans }
}
