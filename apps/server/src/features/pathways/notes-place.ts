import type { SealPlace } from '../../ports/seal'

export const notesPlace = (userId: string): SealPlace => ({ column: 'care_pathways.sealed_notes', userId })
