import { randomUUID } from 'node:crypto'
import type { Correction, OwnCorrection, sendCorrection } from '@careway/contracts/corrections/corrections'
import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { Seal } from '../../ports/seal'
import { presentCorrection, sealMessage, sealNote } from './correction-details'
import type { CorrectionRow, CorrectionsRepository } from './corrections.repository'

type Sent = EndpointInput<typeof sendCorrection>['body']

/** Reports of what is wrong: sealed when written, opened for admins and for the export of the one who sent them. */
export interface Corrections {
  readonly repository: CorrectionsRepository
  /** @param userId of whoever is signed in */
  add(sent: Sent, targetTitle: string, userId: string | null): Promise<CorrectionRow>
  present(row: CorrectionRow): Correction
  listOf(userId: string): Promise<OwnCorrection[]>
  sealNote(id: string, note: string | null): Uint8Array | null
}

export function createCorrections({
  repository,
  seal,
}: {
  repository: CorrectionsRepository
  seal: Seal
}): Corrections {
  const present = (row: CorrectionRow) => presentCorrection(seal, row)
  return {
    repository,
    present,
    add: ({ targetType, targetId, message }, targetTitle, userId) => {
      const id = randomUUID()
      const sealedMessage = sealMessage(seal, id, message)
      return repository.add({ id, targetType, targetId, targetTitle, sealedMessage, userId })
    },
    listOf: async (userId) => (await repository.listOf(userId)).map(present).map(({ note: _note, ...own }) => own),
    sealNote: (id, note) => sealNote(seal, id, note),
  }
}
