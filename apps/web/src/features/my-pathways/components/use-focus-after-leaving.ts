import { useEffect, useRef } from 'react'
import { neighborOfLeaver } from './plan'

/** A dialog that closes at the same time first tries to give its focus back. */
const AFTER_DIALOGS_MS = 50

export const cardHeadingId = (pathwayId: string): string => `my-pathway-${pathwayId}`

/** When a card leaves with the focus in it, the next card's heading takes it, or the heading of the list. */
export function useFocusAfterLeaving(ids: readonly string[], listHeadingId: string): void {
  const before = useRef(ids)
  useEffect(() => {
    const hadThem = before.current
    before.current = ids
    if (hadThem.every((id) => ids.includes(id))) return undefined
    const neighbor = neighborOfLeaver(hadThem, ids)
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body) return
      document.getElementById(neighbor === undefined ? listHeadingId : cardHeadingId(neighbor))?.focus()
    }, AFTER_DIALOGS_MS)
    return () => clearTimeout(timer)
  }, [ids, listHeadingId])
}
