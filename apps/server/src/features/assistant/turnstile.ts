import { Overload } from '../../ports/overload'

const RETRY_AFTER_SECONDS = 5

export interface Turnstile {
  /** Runs the work when it is its turn. Throws `Overload` where too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<T>
}

/**
 * Lets so many in at a time, in the order they came. Those who wait hold no connection: a pool gives up on who waits
 * long for one, a turnstile does not.
 */
export function createTurnstile({ inside, waiting }: { inside: number; waiting: number }): Turnstile {
  const queue: (() => void)[] = []
  let free = inside
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else free += 1
  }
  return {
    pass: async (work) => {
      if (free > 0) free -= 1
      else if (queue.length >= waiting) throw new Overload('busy', RETRY_AFTER_SECONDS)
      else await new Promise<void>((resolve) => queue.push(resolve))
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
