import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, planePoint } from './columns'

/** One load of a source file. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source: text('source').notNull(),
    /** The date the file bears. */
    sourceVersion: text('source_version'),
    /** SHA-256 of the bytes read, in hex. */
    checksum: text('checksum'),
    state: text('state', { enum: ['running', 'succeeded', 'failed'] }).notNull(),
    rowsRead: integer('rows_read').notNull().default(0),
    rowsLoaded: integer('rows_loaded').notNull().default(0),
    rowsRejected: integer('rows_rejected').notNull().default(0),
    /** The first rejected rows, each with its line and reason. */
    rejections: jsonb('rejections').notNull().default([]),
    message: text('message'),
    /** Where the file came from: a name or an address. */
    origin: text('origin'),
    startedAt: instant('started_at').notNull().defaultNow(),
    finishedAt: instant('finished_at'),
  },
  (table) => [index('import_runs_source_idx').on(table.source, table.startedAt)],
)

/**
 * Every place and every registered practitioner, one partition a source: a new file becomes the partition in the place
 * of the old one (decision 10). Rows of sources without one live in the default partition.
 */
export const providers = pgTable(
  'providers',
  {
    /** The source's own number behind the name of the source. */
    id: text('id').notNull(),
    /** Index into `PROVIDER_KINDS`. An int4: a smaller column would lose the index condition. */
    kind: integer('kind').notNull(),
    name: text('name').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    phone: text('phone'),
    website: text('website'),
    rating: smallint('rating'),
    hasEmergencyDepartment: boolean('has_emergency_department').notNull().default(false),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The same place on Mercator's plane: `(radians(longitude), ln(tan(pi/4 + radians(latitude)/2)))`. */
    mercatorPoint: planePoint('mp').notNull(),
    source: text('source').notNull(),
    /** The import run. No foreign key: checking eight million rows would hold up every swap. */
    runId: uuid('run_id').notNull(),
    details: jsonb('details').notNull().default({}),
  },
  (table) => [
    primaryKey({ name: 'providers_pk', columns: [table.id, table.source] }),
    index('providers_kind_mp_idx').using('gist', table.kind, table.mercatorPoint),
  ],
)

/** How keeping a source up to date goes. */
export const dataSources = pgTable('data_sources', {
  source: text('source').primaryKey(),
  pullState: text('pull_state', { enum: ['idle', 'pulling', 'offline', 'failed', 'off'] })
    .notNull()
    .default('idle'),
  lastCheckedAt: instant('last_checked_at'),
  lastPulledAt: instant('last_pulled_at'),
  etag: text('etag'),
  message: text('message'),
})
