import { useState } from 'react'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useChangeSavedHelp, type SavedChange } from '../api/use-saved-help'

export interface PlanChanges {
  readonly busyId: string | undefined
  change(bookmark: Bookmark, body: Extract<SavedChange, { kind: 'change' }>['body']): void
  remove(bookmark: Bookmark): void
}

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** Keeps what the owner says of a saved thing; a failure is said, and what is on screen goes back to what is kept. */
export function usePlanChanges(): PlanChanges {
  const t = useMessages('resources')
  const common = useMessages('common')
  const { mutate } = useChangeSavedHelp()
  const [busyId, setBusyId] = useState<string | undefined>()
  const run = (bookmark: Bookmark, what: SavedChange, onSuccess: () => void) => {
    setBusyId(bookmark.id)
    mutate(what, {
      onSuccess,
      onError: (error) => reportFailure(t('save.failed'), error, common('errors.network')),
      onSettled: () => setBusyId(undefined),
    })
  }
  return {
    busyId,
    change: (bookmark, body) =>
      run(bookmark, { kind: 'change', id: bookmark.id, body }, () =>
        toast({ title: t('plan.kept'), description: bookmark.title }),
      ),
    remove: (bookmark) =>
      run(bookmark, { kind: 'remove', id: bookmark.id }, () => {
        toast({ title: t('save.doneRemoved'), description: bookmark.title })
        focusHeading()
      }),
  }
}
