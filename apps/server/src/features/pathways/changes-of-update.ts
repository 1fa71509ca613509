import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { updatePathway } from '@careway/contracts/pathways/one-pathway'
import type { Seal } from '../../ports/seal'
import { notesPlace } from './notes-place'
import type { PathwayChanges } from './pathways.repository'

/** What a person changes of their pathway, as it is stored: notes sealed, empty notes none. */
export function changesOfUpdate(
  body: EndpointInput<typeof updatePathway>['body'],
  userId: string,
  seal: Seal,
): PathwayChanges {
  const { notes, scheduledDate, status } = body
  return {
    ...(notes !== undefined && { sealedNotes: notes ? seal.seal(notes, notesPlace(userId)) : null }),
    ...(scheduledDate !== undefined && { scheduledDate: scheduledDate === null ? null : new Date(scheduledDate) }),
    ...(status && { status }),
  }
}
