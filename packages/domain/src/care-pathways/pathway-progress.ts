import type { PathwayStatus } from '../vocabulary/care-pathway-terms'

/** How far a person is on one pathway. */
export interface PathwayProgress {
  readonly status: PathwayStatus
  readonly steps: readonly { readonly required: boolean; readonly completed: boolean }[]
}

/** All required steps are done; where none is required, all steps. */
export function isDone({ steps }: Pick<PathwayProgress, 'steps'>): boolean {
  const decisive = steps.some((step) => step.required) ? steps.filter((step) => step.required) : steps
  return decisive.length > 0 && decisive.every((step) => step.completed)
}

/**
 * Status after a step was ticked or unticked. The last required step completes a pursued pathway; unticking a step of a
 * completed one makes it pursued again.
 */
export function statusAfterStep(progress: PathwayProgress, wasTicked: boolean): PathwayStatus {
  if (progress.status === 'pursuing' && isDone(progress)) return 'completed'
  if (progress.status === 'completed' && !wasTicked) return 'pursuing'
  return progress.status
}

/** The first step still to do, counted from 1; the last one when all are done. */
export function currentStep(steps: PathwayProgress['steps']): number {
  const next = steps.findIndex((step) => !step.completed)
  return next === -1 ? Math.max(1, steps.length) : next + 1
}
