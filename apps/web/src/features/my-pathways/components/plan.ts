import type { Pathway } from '@careway/contracts/pathways/pathway'
import { averageCompletionShare } from '../../../widgets/pathway/completion'

export interface Plan {
  readonly active: readonly Pathway[]
  readonly completed: readonly Pathway[]
  /** From 0 to 1, in whole hundredths. */
  readonly averageShare: number
}

export const wholePercentShare = (share: number): number => Math.round(share * 100) / 100

/** The two tabs of a plan and its average progress. */
export const planOf = (pathways: readonly Pathway[]): Plan => ({
  active: pathways.filter((each) => each.status === 'pursuing'),
  completed: pathways.filter((each) => each.status === 'completed'),
  averageShare: wholePercentShare(averageCompletionShare(pathways)),
})

export interface Move {
  readonly pathway: Pathway
  readonly to: 'completed' | 'active'
}

/** Pathways that changed between active and completed. */
export function movesBetween(before: readonly Pathway[], after: readonly Pathway[]): readonly Move[] {
  const statusBefore = new Map(before.map(({ id, status }) => [id, status]))
  return after
    .filter(({ id, status }) => statusBefore.has(id) && statusBefore.get(id) !== status)
    .map((pathway) => ({ pathway, to: pathway.status === 'completed' ? 'completed' : 'active' }))
}

/** The one that takes the place of what left the list, or the one before it; undefined in an empty list. */
export function neighborOfLeaver(before: readonly string[], after: readonly string[]): string | undefined {
  const index = before.findIndex((id) => !after.includes(id))
  return index === -1 ? undefined : (after[index] ?? after.at(-1))
}
