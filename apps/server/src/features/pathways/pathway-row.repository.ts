import { sql, type Placeholder } from 'drizzle-orm'
import type { Availability, PathwayStatus, PathwayType } from '@careway/domain/vocabulary/care-pathway-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { carePathways } from '../../db/schema/care-pathways'

export interface PathwayRow {
  readonly id: string
  readonly userId: string
  readonly option: string
  readonly locale: string
  readonly words: unknown
  /** Left out of lists where the words are in the reader's language already. */
  readonly recipe: unknown
  readonly pathwayType: PathwayType
  readonly availability: Availability
  readonly status: PathwayStatus
  readonly currentStep: number
  readonly completedSteps: readonly number[]
  readonly sealedNotes: Uint8Array | null
  readonly scheduledDate: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const allColumns = {
  id: carePathways.id,
  userId: carePathways.userId,
  option: carePathways.option,
  locale: carePathways.locale,
  words: carePathways.words,
  recipe: carePathways.recipe,
  pathwayType: carePathways.pathwayType,
  availability: carePathways.availability,
  status: carePathways.status,
  currentStep: carePathways.currentStep,
  completedSteps: carePathways.completedSteps,
  sealedNotes: carePathways.sealedNotes,
  scheduledDate: carePathways.scheduledDate,
  createdAt: carePathways.createdAt,
  updatedAt: carePathways.updatedAt,
}

/** Spares the recipe where the words need no making anew. */
export const columnsFor = (locale: OfferedLocale | Placeholder<'locale'>) => ({
  ...allColumns,
  recipe: sql<unknown>`case when ${carePathways.locale} = ${locale} then null else ${carePathways.recipe} end`.as(
    'recipe',
  ),
})
