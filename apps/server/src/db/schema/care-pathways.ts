import { index, integer, jsonb, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { AVAILABILITIES, PATHWAY_STATUSES, PATHWAY_TYPES } from '@careway/domain/vocabulary/care-pathway-terms'
import { users } from './accounts'
import { bytes, createdAt, instant, updatedAt } from './columns'

export const carePathways = pgTable(
  'care_pathways',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The care option. One pathway an option and person. */
    option: text('option').notNull(),
    /** The language of title, description and words. */
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    providerId: text('provider_id'),
    estimatedCost: numeric('estimated_cost', { precision: 10, scale: 2, mode: 'number' }),
    copay: numeric('copay', { precision: 10, scale: 2, mode: 'number' }),
    distance: numeric('distance', { precision: 10, scale: 2, mode: 'number' }),
    availability: text('availability', { enum: AVAILABILITIES }).notNull(),
    pathwayType: text('pathway_type', { enum: PATHWAY_TYPES }).notNull().default('primary'),
    /** What the wire shows, in the language of `locale`, steps included. */
    words: jsonb('words').notNull(),
    /** Codes and figures, from which the words are made in any language. */
    recipe: jsonb('recipe').notNull(),
    /** Indexes from 0 of the steps that are done. */
    completedSteps: jsonb('completed_steps').$type<readonly number[]>().notNull().default([]),
    status: text('status', { enum: PATHWAY_STATUSES }).notNull().default('identified'),
    currentStep: integer('current_step').notNull().default(1),
    sealedNotes: bytes('sealed_notes'),
    scheduledDate: instant('scheduled_date'),
    /** Place in the list of the analysis that found it, from 0. */
    rank: integer('rank').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('care_pathways_user_option_key').on(table.userId, table.option),
    index('care_pathways_user_status_idx').on(table.userId, table.status),
  ],
)
