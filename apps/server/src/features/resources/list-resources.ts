import type { Resource } from '@careway/contracts/resources/resource'
import { fault, refuseFields } from '../../calls/refusal'
import { readResourcesCursor, type ResourcesEnd, type StageName } from './resource-cursor'
import type { Presenting } from './resource.presenter'
import { stagesOf, type Found, type Stage } from './resource-stages'
import type { ListQuery } from './row-filters'

export interface ResourcesPage {
  readonly resources: Resource[]
  /** Where it ended, where there is more. */
  readonly end?: ResourcesEnd
}

type Placed = Found & { readonly stage: StageName }

/** The stages that are left, from the one that the cursor names. */
function stagesFrom(stages: readonly Stage[], start: ResourcesEnd | undefined): readonly Stage[] {
  if (!start) return stages
  const first = stages.findIndex(({ name }) => name === start.stage)
  if (first < 0) throw refuseFields([fault('cursor', 'format')])
  return stages.slice(first)
}

/** One page: each part of the list is read to its end before the next begins. */
export async function listPage(query: ListQuery, presenting: Presenting): Promise<ResourcesPage> {
  const start = readResourcesCursor(query.cursor)
  const wanted = query.limit + 1
  const found: Placed[] = []
  for (const { name, read } of stagesFrom(stagesOf(query, presenting), start)) {
    if (found.length >= wanted) break
    const after = name === start?.stage ? start.after : undefined
    const more = await read({ after, limit: wanted - found.length })
    found.push(...more.map((each) => ({ ...each, stage: name })))
  }
  const page = found.slice(0, query.limit)
  const last = page.at(-1)
  const resources = page.map(({ show }) => show())
  return found.length > query.limit && last ? { resources, end: { stage: last.stage, after: last.end } } : { resources }
}
