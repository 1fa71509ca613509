import type { DirectoryRecord, HsdsValues } from '@careway/domain/directory/directory-record'
import { isHsdsEntity, type HsdsEntity } from '@careway/domain/directory/hsds-field'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import { whereOf, type DirectoryFilter } from './directory-filter.repository'

/** A record on file, and the directory it is of. */
export interface StoredRecord extends DirectoryRecord {
  readonly source: string
  readonly ordinal: number
}

export interface RecordName {
  readonly entity: HsdsEntity
  readonly id: string
}

export interface RecordPage {
  readonly total: number
  readonly records: readonly StoredRecord[]
}

interface Row {
  readonly source: string
  readonly entity: string
  readonly id: string
  readonly ordinal: number
  readonly record: unknown
}

const COLUMNS = sql`d.source, d.entity, d.id, d.ordinal, d.record`

const isValues = (record: unknown): record is HsdsValues => typeof record === 'object' && record !== null

/** A line that says that a thing hangs on a second one: it stands for that thing. */
export const LINK = 'link'

function toRecord({ source, entity, id, ordinal, record }: Row): StoredRecord[] {
  return isHsdsEntity(entity) && isValues(record) ? [{ source, entity, id, ordinal, values: record }] : []
}

function toName({ entity, record }: Row): RecordName[] {
  const { entity: of, id } = entity === LINK && isValues(record) ? record : { entity: '', id: '' }
  return isHsdsEntity(String(of)) ? [{ entity: String(of) as HsdsEntity, id: String(id) }] : []
}

export interface Children {
  readonly records: readonly StoredRecord[]
  /** Things that hang on the owners beside something else. */
  readonly linked: readonly RecordName[]
}

export interface DirectoryRepository {
  listPage(entity: HsdsEntity, filter: DirectoryFilter, page: number, perPage: number): Promise<RecordPage>
  /** Of several directories with the same id the first by name. */
  find(entity: HsdsEntity, id: string): Promise<StoredRecord | undefined>
  findAll(source: string, names: readonly RecordName[]): Promise<readonly StoredRecord[]>
  /** @param owners `<entity>:<id>` */
  childrenOf(source: string, owners: readonly string[], entities: readonly HsdsEntity[]): Promise<Children>
  listSources(): Promise<readonly string[]>
  /** A whole directory, in its order. */
  readAll(source: string): Promise<readonly StoredRecord[]>
}

export function createDirectoryRepository(executor: Executor): DirectoryRepository {
  const rowsOf = async <Found = Row>(query: SQL): Promise<readonly Found[]> =>
    ((await executor.execute(query)) as { rows: readonly Found[] }).rows

  return {
    listPage: async (entity, filter, page, perPage) => {
      const where = whereOf(entity, filter)
      const [counted] = await rowsOf<{ total: number }>(
        sql`select count(*)::int4 as total from directory_records as d where ${where}`,
      )
      const rows = await rowsOf(sql`select ${COLUMNS} from directory_records as d where ${where}
        order by d.source, d.ordinal limit ${perPage} offset ${(page - 1) * perPage}`)
      return { total: counted?.total ?? 0, records: rows.flatMap(toRecord) }
    },
    find: async (entity, id) => {
      const rows = await rowsOf(sql`select ${COLUMNS} from directory_records as d
        where d.entity = ${entity} and d.id = ${id.toLowerCase()} order by d.source limit 1`)
      return rows.flatMap(toRecord)[0]
    },
    findAll: async (source, names) => {
      if (names.length === 0) return []
      const rows = await rowsOf(sql`select ${COLUMNS} from directory_records as d
        join jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as name(entity text, id text) using (entity, id)
        where d.source = ${source}`)
      return rows.flatMap(toRecord)
    },
    childrenOf: async (source, owners, entities) => {
      if (owners.length === 0) return { records: [], linked: [] }
      const rows = await rowsOf(sql`select ${COLUMNS} from directory_records as d
        where d.source = ${source} and d.parent in (select jsonb_array_elements_text(${JSON.stringify(owners)}::jsonb))
          and (d.entity in (select jsonb_array_elements_text(${JSON.stringify(entities)}::jsonb))
            or d.entity = ${LINK} and d.record->>'entity' in (select jsonb_array_elements_text(${JSON.stringify(entities)}::jsonb)))`)
      return { records: rows.flatMap(toRecord), linked: rows.flatMap(toName) }
    },
    listSources: async () => {
      const rows = await rowsOf<{ source: string }>(sql`select distinct source from directory_records order by source`)
      return rows.map(({ source }) => source)
    },
    readAll: async (source) => {
      const rows = await rowsOf(sql`select ${COLUMNS} from directory_records as d
        where d.source = ${source} and d.entity <> ${LINK} order by d.ordinal`)
      return rows.flatMap(toRecord)
    },
  }
}
