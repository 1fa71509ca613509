import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { CarePathway } from '@careway/domain/care-pathways/care-pathway'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { Seal } from '../../ports/seal'
import { notesPlace } from './notes-place'
import { wordsOf, type PathwayWords } from './pathway-words'
import type { PathwayRow } from './pathway-row.repository'

export interface PresenterParts {
  readonly messages: Messages
  readonly seal: Seal
}

/** What is on file as the wire has it, in the reader's language. */
export function presentPathway(row: PathwayRow, locale: OfferedLocale, { messages, seal }: PresenterParts): Pathway {
  const words =
    row.locale === locale ? (row.words as PathwayWords) : wordsOf(row.recipe as CarePathway, messages, locale)
  return {
    ...words,
    id: row.id,
    option: row.option,
    pathwayType: row.pathwayType,
    availability: row.availability,
    status: row.status,
    currentStep: row.currentStep,
    steps: words.steps.map((step, index) => ({
      ...step,
      step: index + 1,
      completed: row.completedSteps.includes(index),
    })),
    notes: row.sealedNotes ? seal.open(row.sealedNotes, notesPlace(row.userId)) : null,
    scheduledDate: row.scheduledDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
