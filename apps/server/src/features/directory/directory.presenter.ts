import type { HsdsPage } from '@careway/contracts/hsds/schemas'
import { nestForList, nestInFull, type NestedRecord } from '@careway/domain/directory/nest-record'
import type { DirectoryRepository, RecordPage, StoredRecord } from './directory.repository'
import { gatherForList, gatherInFull } from './gather-around'

/** One thing in full. */
export async function presentInFull(repository: DirectoryRepository, record: StoredRecord): Promise<NestedRecord> {
  return nestInFull(await gatherInFull(repository, record.source, [record]), record)
}

/** Things in the order given, each directory gathered once. */
async function presentAll(
  repository: DirectoryRepository,
  records: readonly StoredRecord[],
  isFull: boolean,
): Promise<NestedRecord[]> {
  const presented = new Map<StoredRecord, NestedRecord>()
  const gather = isFull ? gatherInFull : gatherForList
  const nest = isFull ? nestInFull : nestForList
  for (const source of new Set(records.map((record) => record.source))) {
    const own = records.filter((record) => record.source === source)
    const graph = await gather(repository, source, own)
    for (const record of own) presented.set(record, nest(graph, record))
  }
  return records.map((record) => presented.get(record) ?? record.values)
}

export interface PageAsked {
  readonly page: number
  readonly perPage: number
  readonly isFull: boolean
}

export async function presentPage(
  repository: DirectoryRepository,
  { total, records }: RecordPage,
  { page, perPage, isFull }: PageAsked,
): Promise<HsdsPage> {
  const contents = await presentAll(repository, records, isFull)
  const pages = Math.ceil(total / perPage)
  return {
    total_items: total,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  }
}
