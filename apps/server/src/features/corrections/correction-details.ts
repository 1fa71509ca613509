import type { Correction } from '@careway/contracts/corrections/corrections'
import type { Seal } from '../../ports/seal'
import type { CorrectionRow } from './corrections.repository'

/**
 * What a report holds is sealed for the report and not for a person: it stays when the account of the one who sent it
 * is deleted, and most are sent without one.
 */
const placeOf = (part: 'message' | 'note', id: string) => ({ column: `corrections.sealed_${part}`, userId: id })

export const sealMessage = (seal: Seal, id: string, message: string): Uint8Array =>
  seal.seal(message, placeOf('message', id))

/** An empty note is none. */
export const sealNote = (seal: Seal, id: string, note: string | null): Uint8Array | null =>
  note ? seal.seal(note, placeOf('note', id)) : null

export const presentCorrection = (seal: Seal, row: CorrectionRow): Correction => ({
  id: row.id,
  targetType: row.targetType,
  targetId: row.targetId,
  targetTitle: row.targetTitle,
  message: seal.open(row.sealedMessage, placeOf('message', row.id)),
  status: row.status,
  note: row.sealedNote && seal.open(row.sealedNote, placeOf('note', row.id)),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
