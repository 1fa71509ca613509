import type { Afterwork } from '../ports/afterwork'
import type { Log } from '../ports/log'

export interface SettledAfterwork extends Afterwork {
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>
}

export function createAfterwork(log: Log): SettledAfterwork {
  const underWay = new Set<Promise<void>>()
  return {
    add: (name, task) => {
      const work: Promise<void> = Promise.resolve()
        .then(task)
        .catch((error: unknown) => log.error({ err: error, task: name }, 'work after an answer failed'))
        .finally(() => underWay.delete(work))
      underWay.add(work)
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
