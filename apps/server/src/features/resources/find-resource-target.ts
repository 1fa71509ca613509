import { citationOf } from '@careway/contracts/pathways/pathway'
import type { NationalResource } from '@careway/domain/programs/program'
import type { BookmarkTarget } from '../../ports/bookmark-targets'
import type { Caller } from '../../ports/caller'
import { citeDirectory } from './cite-directory'
import type { ResourceRow } from './resource-row'
import type { ResourcesParts } from './resources-parts'
import { findReviewed } from './reviewed-resources'

type TargetParts = Pick<ResourcesParts, 'resources' | 'readFacts' | 'listDataSources'>

async function reviewedTarget(
  record: NationalResource,
  { readFacts }: TargetParts,
  caller: Caller,
): Promise<BookmarkTarget> {
  const { state } = await readFacts({ userId: caller.user.id })
  const { name, organization, contact, contactIn, sources, checkedOn } = record
  const { phone = null, website = null } = { ...contact, ...(state && contactIn?.[state]) }
  const snapshot = { name, organization, phone, website, source: citationOf(sources[0]), lastChecked: checkedOn }
  return { title: name, snapshot }
}

async function localTarget(row: ResourceRow, { listDataSources }: TargetParts): Promise<BookmarkTarget> {
  const { name, organization, facts, checkedOn, source } = row
  const directory = (await listDataSources()).find((each) => each.source === source)
  const { address } = facts
  const snapshot = {
    name,
    organization,
    phone: facts.phones[0]?.number ?? null,
    website: facts.website ?? null,
    address: address
      ? { line: address.line, city: address.city, state: address.state, zipCode: address.zipCode }
      : null,
    source: citeDirectory(source, directory),
    lastChecked: checkedOn,
  }
  return { title: name, snapshot }
}

/** A resource as it is now, for keeping; nothing where there is none. */
export async function findResourceTarget(
  parts: TargetParts,
  caller: Caller,
  id: string,
): Promise<BookmarkTarget | undefined> {
  const record = findReviewed(id)
  if (record) return reviewedTarget(record, parts, caller)
  const row = await parts.resources.find(id)
  return row && localTarget(row, parts)
}

/** What a resource is called; nothing where there is none. */
export async function findResourceTitle(
  { resources }: Pick<ResourcesParts, 'resources'>,
  id: string,
): Promise<string | undefined> {
  return findReviewed(id)?.name ?? (await resources.find(id))?.name
}
