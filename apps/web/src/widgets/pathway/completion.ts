import type { Pathway } from '@careway/contracts/pathways/pathway'

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole)

/** Steps done of all steps, from 0 to 1. Where there are none, only the status tells. */
export const completionShare = ({ steps, status }: Pick<Pathway, 'steps' | 'status'>): number =>
  steps.length === 0
    ? Number(status === 'completed')
    : shareOf(steps.filter((step) => step.completed).length, steps.length)

/** The mean of the shares of all pathways, from 0 to 1; 0 when there are none. */
export const averageCompletionShare = (pathways: readonly Pick<Pathway, 'steps' | 'status'>[]): number =>
  shareOf(
    pathways.reduce((sum, each) => sum + completionShare(each), 0),
    pathways.length,
  )
