import { useEffect, useRef } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { toast } from '../../../ui/toast/use-toast'
import { movesBetween } from './plan'

/** Says when a pathway moves to the other tab, whatever moved it. */
export function useAnnouncedMoves(pathways: readonly Pathway[]): void {
  const t = useMessages('my-pathways')
  const before = useRef(pathways)
  useEffect(() => {
    const moves = movesBetween(before.current, pathways)
    before.current = pathways
    for (const { pathway, to } of moves) {
      const name = to === 'completed' ? 'completed' : 'reopened'
      toast({ title: t(`moved.${name}Title`), description: t(`moved.${name}Text`, { title: pathway.title }) })
    }
  }, [pathways, t])
}
