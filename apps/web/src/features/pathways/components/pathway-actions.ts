import type { Pathway } from '@careway/contracts/pathways/pathway'

/** What a card can do; the screen decides how. */
export interface PathwayActions {
  /** The pathway that is being put on the plan right now. */
  readonly pursuingId: string | undefined
  readonly pursue: (pathway: Pathway) => void
  readonly schedule: (pathway: Pathway) => void
  readonly showDetails: (pathway: Pathway) => void
}

export interface PathwayCardProps {
  readonly pathway: Pathway
  readonly actions: PathwayActions
}
