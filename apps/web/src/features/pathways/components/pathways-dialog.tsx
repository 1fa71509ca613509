import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { Profile } from '@careway/contracts/profile/profile'
import { ScheduleDialog } from '../../../widgets/pathway/schedule/schedule-dialog'
import { DetailsDialog } from './details-dialog'
import { FindNewDialog } from './find-new-dialog'
import type { PathwayActions } from './pathway-actions'
import { QuickSetupDialog } from './quick-setup-dialog'
import { useNoteAppointment } from './use-note-appointment'

/** The one dialog that may be open. */
export type OpenDialog =
  | { readonly kind: 'find' }
  | { readonly kind: 'setup' }
  | { readonly kind: 'details' | 'schedule'; readonly id: string }

export interface PathwaysDialogProps {
  readonly open: OpenDialog
  readonly pathways: readonly Pathway[]
  readonly profile: Profile | null
  readonly actions: PathwayActions
  readonly onFound: () => void
  readonly onClose: () => void
}

function Schedule({ pathway, onClose }: { pathway: Pathway; onClose: () => void }) {
  const { note, isNoting } = useNoteAppointment()
  const save = async (moment: Date) => {
    if (await note(pathway, moment)) onClose()
  }
  return <ScheduleDialog pathway={pathway} isBusy={isNoting} onSave={(moment) => void save(moment)} onClose={onClose} />
}

export function PathwaysDialog({ open, pathways, profile, actions, onFound, onClose }: PathwaysDialogProps) {
  if (open.kind === 'setup') return <QuickSetupDialog profile={profile} onClose={onClose} />
  if (open.kind === 'find')
    return <FindNewDialog canLookAgain={pathways.length > 0} onFound={onFound} onClose={onClose} />
  const pathway = pathways.find(({ id }) => id === open.id)
  if (!pathway) return null
  return open.kind === 'details' ? (
    <DetailsDialog pathway={pathway} actions={actions} onClose={onClose} />
  ) : (
    <Schedule pathway={pathway} onClose={onClose} />
  )
}
