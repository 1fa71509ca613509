import { useState } from 'react'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { signInAgainPath } from '../../../platform/browser-navigation'
import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useChangeSavedHelp, useSavedHelp, type SavedType } from '../api/use-saved-help'

export interface SavedThing {
  readonly type: SavedType
  readonly id: string
  readonly name: string
}

export interface HelpSaving {
  /** Undefined for a visitor, while they are on their way, or where they could not be read. */
  readonly bookmarks: readonly Bookmark[] | undefined
  readonly busyId: string | undefined
  isSaved(thing: SavedThing): boolean
  /** Saves it, or lets go of it. A visitor is sent to sign in and back. */
  toggle(thing: SavedThing): void
}

const keyOf = ({ type, id }: Pick<SavedThing, 'type' | 'id'>) => `${type} ${id}`

/** Keeps resources, programs and providers in the reader's own plan; says each in a toast. */
export function useHelpSaving(): HelpSaving {
  const t = useMessages('resources')
  const common = useMessages('common')
  const { isAuthenticated } = useCurrentUser()
  const list = useSavedHelp(isAuthenticated)
  const { mutate } = useChangeSavedHelp()
  const [busyId, setBusyId] = useState<string | undefined>()
  const bookmarkOf = (thing: SavedThing) =>
    list.data?.find(({ type, targetId }) => type === thing.type && targetId === thing.id)
  return {
    bookmarks: list.data,
    busyId,
    isSaved: (thing) => bookmarkOf(thing) !== undefined,
    toggle: (thing) => {
      if (!isAuthenticated) {
        window.location.assign(signInAgainPath())
        return
      }
      const kept = bookmarkOf(thing)
      setBusyId(keyOf(thing))
      mutate(
        kept
          ? { kind: 'remove', id: kept.id }
          : { kind: 'save', type: thing.type, targetId: thing.id, key: crypto.randomUUID() },
        {
          onSuccess: () =>
            void toast({ title: t(kept ? 'save.doneRemoved' : 'save.doneSaved'), description: thing.name }),
          onError: (error) => reportFailure(t('save.failed'), error, common('errors.network')),
          onSettled: () => setBusyId(undefined),
        },
      )
    },
  }
}

export const isBusyWith = ({ busyId }: HelpSaving, thing: SavedThing): boolean => busyId === keyOf(thing)
