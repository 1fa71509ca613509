import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { RESOURCE_TYPES } from '@careway/domain/vocabulary/help-terms'
import { instant, planePoint } from './columns'

/** What an HSDS directory says, entity by entity, as HSDS 3 has it: nothing that was imported is lost on the way out. */
export const directoryRecords = pgTable(
  'directory_records',
  {
    /** The import source, such as `hsds-county`. */
    source: text('source').notNull(),
    /** HSDS 3's own name of the thing, such as `service_at_location`. */
    entity: text('entity').notNull(),
    id: text('id').notNull(),
    /** Its place in the file, from 0: lists keep their order. */
    ordinal: integer('ordinal').notNull(),
    /** What it hangs on, such as the service of a schedule: `<entity>:<id>`. */
    parent: text('parent'),
    /** One HSDS 3 object without its children. */
    record: jsonb('record').notNull(),
    modifiedAt: instant('modified_at'),
    runId: uuid('run_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'directory_records_pk', columns: [table.source, table.entity, table.id] }),
    index('directory_records_entity_idx').on(table.entity, table.id),
    index('directory_records_parent_idx').on(table.parent),
  ],
)

/** One thing to show: a service at a place, or a service without a place. Made from the records at import. */
export const resources = pgTable(
  'resources',
  {
    /** The source, and the id of the service at its location. */
    id: text('id').primaryKey(),
    source: text('source').notNull(),
    runId: uuid('run_id').notNull(),
    type: text('type', { enum: RESOURCE_TYPES }).notNull(),
    name: text('name').notNull(),
    organization: text('organization').notNull(),
    description: text('description').notNull(),
    /** Plain lower-case words to search: names, description, taxonomy, city. */
    searchText: text('search_text').notNull(),
    state: text('state'),
    zipCode: text('zip_code'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** As in `providers`; null where there is no place to go to. */
    mercatorPoint: planePoint('mp'),
    /** Whom it serves, wherever it is: `US`, two-letter states, county FIPS codes, ZIP codes. Empty where nobody says. */
    serviceArea: text('service_area').array().notNull(),
    isRemote: boolean('is_remote').notNull(),
    /** The day its facts were last confirmed, as the directory says. */
    checkedOn: date('checked_on', { mode: 'string' }),
    /** Hours, phones, languages, cost, eligibility, documents, accessibility: a `ResourceFacts`. */
    facts: jsonb('facts').notNull(),
  },
  (table) => [
    index('resources_mp_idx').using('gist', table.mercatorPoint),
    index('resources_service_area_idx').using('gin', table.serviceArea),
    index('resources_search_idx').using('gin', sql`to_tsvector('simple', ${table.searchText})`),
    index('resources_source_idx').on(table.source),
  ],
)
