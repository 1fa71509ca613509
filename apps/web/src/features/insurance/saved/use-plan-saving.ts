import { useState } from 'react'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useChangePlanBookmark, usePlanBookmarks, type BookmarkChange } from '../api/use-plan-bookmarks'
import type { PlanSaving } from '../components/save-plan-buttons'

export interface SavedPlans extends PlanSaving {
  /** Undefined while they are on their way, or could not be read. */
  readonly bookmarks: readonly Bookmark[] | undefined
  readonly hasFailed: boolean
  retry(): void
}

type SayDone = 'saved.doneKept' | 'saved.doneChosen' | 'saved.doneRemoved'

/** Where the button that was pressed has gone with its row, readers go on at the list, or at the plans on sale. */
function findLostFocus(): void {
  if (document.activeElement !== document.body) return
  const heading = document.getElementById('my-plan-title') ?? document.getElementById('plans-title')
  heading?.focus()
}

/** Keeps plans, makes one "my plan", lets go of them; says each in a toast. */
export function usePlanSaving(): SavedPlans {
  const t = useMessages('insurance')
  const common = useMessages('common')
  const list = usePlanBookmarks()
  const { mutate } = useChangePlanBookmark()
  const [busyId, setBusyId] = useState<string | undefined>()
  const bookmarkOf = (planId: string) => list.data?.find(({ targetId }) => targetId === planId)
  const change = (planId: string, name: string, what: BookmarkChange, done: SayDone) => {
    setBusyId(planId)
    mutate(what, {
      onSuccess: () => void toast({ title: t(done), description: name }),
      onError: (error) => reportFailure(t('errors.saving'), error, common('errors.network')),
      onSettled: () => {
        setBusyId(undefined)
        setTimeout(findLostFocus)
      },
    })
  }
  return {
    bookmarks: list.data,
    hasFailed: list.isError,
    retry: () => void list.refetch(),
    busyId,
    statusOf: (planId) => bookmarkOf(planId)?.status,
    save: ({ id, name }) => change(id, name, { kind: 'keep', planId: id, status: 'saved' }, 'saved.doneKept'),
    choose: ({ id, name }) => {
      const kept = bookmarkOf(id)
      const what: BookmarkChange = kept
        ? { kind: 'status', id: kept.id, status: 'chosen' }
        : { kind: 'keep', planId: id, status: 'chosen' }
      change(id, name, what, 'saved.doneChosen')
    },
    keepOnly: ({ id, name }) => {
      const kept = bookmarkOf(id)
      if (kept) change(id, name, { kind: 'status', id: kept.id, status: 'saved' }, 'saved.doneKept')
    },
    remove: ({ id, name }) => {
      const kept = bookmarkOf(id)
      if (kept) change(id, name, { kind: 'remove', id: kept.id }, 'saved.doneRemoved')
    },
  }
}
