import { useState } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { forgetDraft, recallDraft, saveDraft } from '../../../platform/draft'
import { useMessages } from '../../../platform/language'
import { useUpdatePathway } from '../../../widgets/pathway/api/use-update-pathway'
import { reportFailure } from '../../../widgets/pathway/report-failure'

const draftText = (name: string): string | undefined => {
  const draft = recallDraft(name)
  return typeof draft === 'string' ? draft : undefined
}

/** Notes being written: kept in the tab while they are typed, sent when they are left or saved. */
export function useNotes({ id, notes }: Pick<Pathway, 'id' | 'notes'>) {
  const t = useMessages('my-pathways')
  const draftName = `notes-${id}`
  const kept = notes ?? ''
  const [text, setText] = useState(() => draftText(draftName) ?? kept)
  const { mutate, isPending, isSuccess } = useUpdatePathway()
  const isChanged = text !== kept

  const change = (next: string) => {
    setText(next)
    saveDraft(draftName, next)
  }
  const save = () => {
    if (!isChanged || isPending) return
    const changes = { notes: text.trim() === '' ? null : text }
    mutate(
      { id, changes },
      {
        onSuccess: (saved) => {
          forgetDraft(draftName)
          setText((current) => (current === text ? (saved.notes ?? '') : current))
        },
        onError: (error) => reportFailure(t('notes.errorTitle'), error, t('errors.tryAgain')),
      },
    )
  }
  return { text, change, save, isChanged, isSaving: isPending, wasSaved: isSuccess && !isChanged }
}
