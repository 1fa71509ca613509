import { keyOf, referencesOf, type DirectoryRecord } from '@careway/domain/directory/directory-record'
import type { ResourceDraft } from '@careway/domain/directory/resource-draft'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'

const BATCH_ROWS = 500

/** Beside the things of HSDS 3: that a thing hangs on a second one too. */
export const LINK = 'link'

interface RecordRow {
  readonly entity: string
  readonly id: string
  readonly ordinal: number
  readonly parent: string | undefined
  readonly record: object
  readonly modified_at: string | undefined
}

const modifiedAt = ({ values }: DirectoryRecord): string | undefined => {
  const modified = values['last_modified']
  return modified === undefined ? undefined : String(modified)
}

/** A record, and a line for each further thing it hangs on. */
function* rowsOf(records: Iterable<DirectoryRecord>): Generator<RecordRow> {
  let ordinal = 0
  for (const record of records) {
    const { entity, id, values } = record
    const [first, ...others] = new Set(referencesOf(record).map(({ to }) => to))
    yield { entity, id, ordinal, parent: first, record: values, modified_at: modifiedAt(record) }
    for (const parent of others) {
      const link = { entity, id }
      yield {
        entity: LINK,
        id: `${keyOf(entity, id)}@${parent}`,
        ordinal,
        parent,
        record: link,
        modified_at: undefined,
      }
    }
    ordinal += 1
  }
}

const insertRecords = (rows: string, source: string, run: string): SQL => sql`
  insert into directory_records (source, entity, id, ordinal, parent, record, modified_at, run_id)
  select ${source}, entity, id, ordinal, parent, record, modified_at, ${run}::uuid
  from jsonb_to_recordset(${rows}::jsonb) as r(entity text, id text, ordinal int, parent text, record jsonb,
    modified_at timestamptz)`

const insertResources = (rows: string, source: string, run: string): SQL => sql`
  insert into resources (id, source, run_id, type, name, organization, description, search_text, state, zip_code,
    latitude, longitude, mp, service_area, is_remote, checked_on, facts)
  select id, ${source}, ${run}::uuid, type, name, organization, description, search_text, state, zip_code,
    latitude, longitude,
    case when latitude is null then null else
      point(radians(longitude), ln(tan(pi() / 4 + radians(latitude) / 2))) end,
    service_area, is_remote, checked_on, facts
  from jsonb_to_recordset(${rows}::jsonb) as r(id text, type text, name text, organization text, description text,
    search_text text, state text, zip_code text, latitude float8, longitude float8, service_area text[],
    is_remote boolean, checked_on date, facts jsonb)`

function* resourceRows(drafts: Iterable<ResourceDraft>, source: string) {
  for (const { id, point, searchText, zipCode, serviceArea, isRemote, checkedOn, ...draft } of drafts)
    yield {
      ...draft,
      id: `${source}:${id}`,
      search_text: searchText,
      zip_code: zipCode,
      latitude: point?.latitude,
      longitude: point?.longitude,
      service_area: serviceArea,
      is_remote: isRemote,
      checked_on: checkedOn,
    }
}

export interface DirectoryContents {
  readonly records: readonly DirectoryRecord[]
  /** Made one after the other, never all at once. */
  readonly resources: Iterable<ResourceDraft>
}

/** Puts a directory where the one before was. To be called inside a transaction: until its end, all see the old one. */
export async function swapDirectory(
  transaction: Executor,
  source: string,
  { records, resources }: DirectoryContents,
  run: string,
): Promise<void> {
  async function insertAll(rows: Iterable<object>, insert: typeof insertRecords): Promise<void> {
    let batch: object[] = []
    const flush = () => transaction.execute(insert(JSON.stringify(batch), source, run))
    for (const row of rows) {
      if (batch.push(row) < BATCH_ROWS) continue
      await flush()
      batch = []
    }
    if (batch.length > 0) await flush()
  }

  await transaction.execute(sql`delete from directory_records where source = ${source}`)
  await transaction.execute(sql`delete from resources where source = ${source}`)
  await insertAll(rowsOf(records), insertRecords)
  await insertAll(resourceRows(resources, source), insertResources)
}

/** So that the planner knows what a directory more or less means. */
export async function settleDirectory(executor: Executor): Promise<void> {
  await executor.execute(sql`analyze directory_records`)
  await executor.execute(sql`analyze resources`)
}
