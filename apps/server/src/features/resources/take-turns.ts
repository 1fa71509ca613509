import { setImmediate as others } from 'node:timers/promises'

/**
 * Lets so many work at once; the others wait their turn. Everything else, such as the check whether the server is well,
 * stands behind these few and not behind all who ask: the built-in database works on the thread that takes requests, and
 * does not let go of it by itself.
 */
export function createTurns(mostAtOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (work) => {
    if (underWay < mostAtOnce) underWay += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      await others()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
